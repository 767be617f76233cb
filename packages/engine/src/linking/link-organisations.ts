import type { PlacedLink } from './gather.ts';
import { initialsOf } from './initials.ts';
import type { Home } from './linking.type.ts';
import { distinct, type Mention } from './mentions.ts';
import { institutions, products } from './span.lexicon.ts';
import type { PlacedSpan } from './spans.ts';
import { isTelling, toldByName } from './told-by-name.ts';

type Scene = {
  mentions: readonly Mention[];
  spans: readonly PlacedSpan[];
  segments: readonly { text: string }[];
  home: Home;
};

/** Everything besides its own short name that points at an organisation, in words. */
function signsOf({ mentions, segments, home }: Scene): Map<string, string> {
  const signs = new Map<string, string>();
  const sites = new Map(
    mentions.flatMap(({ organisations }) =>
      organisations.flatMap(({ id, site }) => (site ? [[id, site] as const] : [])),
    ),
  );
  for (const [id, site] of sites)
    if (segments.some(({ text }) => text.toLowerCase().includes(site))) signs.set(id, `its site, ${site}`);
  for (const { span, people, organisations } of mentions) {
    const [person] = people;
    if (!person || !span.isWhole || organisations.length > 0 || span.words < 2) continue;
    if (distinct(people).length > 1) continue;
    for (const id of person.places) signs.set(id, `one of its people, ${span.text}`);
  }
  for (const id of home.organisationIds) signs.set(id, 'the item is its own');
  return signs;
}

type Pointers = { told: ReadonlyMap<string, string>; signs: ReadonlyMap<string, string> };
type Meant = { id: string; sign: string | null };

/** What points at an organisation beside this mention. */
function pointedBy(id: string, { told, signs }: Pointers): string | null {
  const reason = told.get(id);
  return reason === '' ? 'its full name' : (reason ?? signs.get(id) ?? null);
}

/** The organisation that a whole name means, and why; null where that is in doubt. */
function meantByName(one: Mention, pointers: Pointers): Meant | null {
  const ids = distinct(one.organisations);
  const [only] = ids;
  if (ids.length === 1 && only !== undefined && one.people.length === 0 && pointers.told.has(only))
    return { id: only, sign: isTelling(one) ? null : pointedBy(only, pointers) };
  const pointed = ids.filter((id) => pointedBy(id, pointers) !== null);
  const [id] = pointed;
  return id === undefined || pointed.length > 1 ? null : { id, sign: pointedBy(id, pointers) };
}

/** "Alder Cloud" where Alder is meant in the item, or where a cloud is what one sells; never "Alder College". */
function meantByHead(one: Mention, pointers: Pointers): Meant | null {
  const { next } = one.span;
  if (next === null || one.people.length > 0 || institutions.has(next)) return null;
  const [id, other] = distinct(one.organisations);
  if (id === undefined || other !== undefined) return null;
  const sign = pointedBy(id, pointers);
  if (sign !== null) return { id, sign };
  return products.has(next) && isTelling(one) ? { id, sign: `its name before "${next}"` } : null;
}

/** Where a text names organisations of the graph. */
export function linkOrganisations(scene: Scene): PlacedLink[] {
  const pointers = { told: toldByName(scene.mentions), signs: signsOf(scene) };
  const links = scene.mentions.flatMap((one) => {
    if (one.organisations.length === 0) return [];
    const meant = one.span.isWhole ? meantByName(one, pointers) : meantByHead(one, pointers);
    return meant === null ? [] : [{ ...meant, span: one.span }];
  });
  return [...links, ...initialsOf(scene, links)];
}
