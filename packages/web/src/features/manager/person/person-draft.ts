import type { Person, PersonChange } from '@ecco/contract';
import { fieldLines, isSlug } from '../details/field-text.ts';

const personFields = ['name', 'slug', 'aliases', 'description'] as const;
export type PersonField = (typeof personFields)[number];

/** What stands in the fields, as text. */
export type PersonDraft = Readonly<Record<PersonField, string>>;
type PersonFault = 'name' | 'slug';

export const draftOfPerson = ({ name, slug, aliases, description }: Person): PersonDraft => ({
  name,
  slug,
  aliases: aliases.join('\n'),
  description: description ?? '',
});

/** The fields that differ from what is stored. */
export const changedOfPerson = (stored: PersonDraft, draft: PersonDraft): PersonField[] =>
  personFields.filter((field) => draft[field].trim() !== stored[field].trim());

/** What is wrong with the fields; the server has the last word. */
export function faultsOfPerson(draft: PersonDraft): Partial<Record<PersonField, PersonFault>> {
  return {
    ...(draft.name.trim().length < 2 && { name: 'name' as const }),
    ...(!isSlug(draft.slug.trim()) && { slug: 'slug' as const }),
  };
}

/** What the server is told: the fields that differ, and nothing of the others. */
export function changeOfPerson(stored: PersonDraft, draft: PersonDraft): PersonChange {
  const changed = new Set(changedOfPerson(stored, draft));
  return {
    ...(changed.has('name') && { name: draft.name.trim() }),
    ...(changed.has('slug') && { slug: draft.slug.trim() }),
    ...(changed.has('aliases') && { aliases: fieldLines(draft.aliases) }),
    ...(changed.has('description') && { description: draft.description.trim() || null }),
  };
}
