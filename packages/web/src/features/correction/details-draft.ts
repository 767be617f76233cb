import type { Correction, ItemDetails } from '@ecco/contract';
import { contentKinds } from '@ecco/domain';

/** What is typed of an item; an empty field is not known. */
export type Draft = Record<'title' | 'date' | 'kind' | 'show' | 'organization' | 'language', string>;

export const draftOf = ({
  title,
  date,
  kind,
  show,
  organization,
  organization_named,
  language,
}: ItemDetails): Draft => ({
  title,
  date: date ?? '',
  kind,
  show: show?.name ?? '',
  organization: organization?.name ?? organization_named ?? '',
  language: language ?? '',
});

/** What is sent: what was changed, and what is confirmed by being sent again. An empty field takes away. */
export function correctionOf(draft: Draft, details: ItemDetails): Correction {
  const before = draftOf(details);
  const named = (field: 'show' | 'organization') =>
    (draft[field] === before[field] ? details[field]?.slug : null) ?? (draft[field].trim() || null);
  const kind = contentKinds.find((one) => one === draft.kind);
  return {
    title: draft.title.trim(),
    date: draft.date || null,
    ...(kind && { kind }),
    show: named('show'),
    organization: named('organization'),
    language: draft.language.trim() || null,
  };
}
