import type { KnownPerson, Source } from '@ecco/engine';
import type { Store } from '@ecco/store';

/**
 * A source with the people of the organizations that its item is of: they help to tell who speaks (D29). Whom the
 * publisher names already is not named twice.
 */
export async function withRoster(
  { links }: Pick<Store, 'links'>,
  source: Source,
  itemId: string,
): Promise<Source> {
  await links.relateItem(itemId);
  const { roster } = await links.homeOf(itemId, []);
  const known = new Set(source.context.people.map(({ name }) => name.toLowerCase()));
  const people = roster
    .filter(({ name }) => !known.has(name.toLowerCase()))
    .map(({ name, title }): KnownPerson => ({ name, role: title, provenance: 'roster' }));
  return { ...source, context: { ...source.context, people: [...source.context.people, ...people] } };
}
