import type { Organization, OrganizationChange } from '@ecco/contract';
import { type FlavorName, flavorNames, type OrganizationType, organizationTypes } from '@ecco/domain';
import { looksLikeLink } from '../../../format/web-link.ts';
import { readAmount, shownAmount } from './amount.ts';
import { fieldLines, isSlug } from './field-text.ts';

const lists = ['aliases', 'tags'] as const;
const amounts = ['total_assets', 'total_members'] as const;
const links = ['website', 'calendar_url'] as const;
const plain = ['name', 'slug', 'ticker', 'description', 'headquarters', 'state'] as const;
const choices = ['org_type', 'analysis_flavor'] as const;

/** Every field of the form, in no order. */
const detailFields = [...plain, ...choices, ...links, ...lists, ...amounts] as const;
export type DetailField = (typeof detailFields)[number];

/** What stands in the fields, as text. */
export type DetailsDraft = Readonly<Record<DetailField, string>>;
export type DetailFault = 'name' | 'slug' | 'amount' | 'website';

export const draftOf = (organization: Organization): DetailsDraft => ({
  name: organization.name,
  slug: organization.slug,
  org_type: organization.org_type,
  ticker: organization.ticker ?? '',
  description: organization.description ?? '',
  headquarters: organization.headquarters ?? '',
  state: organization.state ?? '',
  website: organization.website ?? '',
  calendar_url: organization.properties.calendar_url ?? '',
  analysis_flavor: organization.analysis_flavor ?? '',
  aliases: organization.aliases.join('\n'),
  tags: organization.tags.join('\n'),
  total_assets: shownAmount(organization.total_assets),
  total_members: shownAmount(organization.total_members),
});

const typeOf = (text: string): OrganizationType | undefined =>
  organizationTypes.find((type) => type === text);
const flavorOf = (text: string): FlavorName | null => flavorNames.find((name) => name === text) ?? null;

/** The fields that differ from what is stored. */
export const changedFields = (stored: DetailsDraft, draft: DetailsDraft): DetailField[] =>
  detailFields.filter((field) => draft[field].trim() !== stored[field].trim());

/** What is wrong with the fields; the server has the last word. */
export function faultsOf(draft: DetailsDraft): Partial<Record<DetailField, DetailFault>> {
  const faults: Partial<Record<DetailField, DetailFault>> = {};
  if (draft.name.trim().length < 2) faults.name = 'name';
  if (!isSlug(draft.slug.trim())) faults.slug = 'slug';
  for (const field of amounts)
    if (draft[field].trim() !== '' && readAmount(draft[field]) === null) faults[field] = 'amount';
  for (const field of links)
    if (draft[field].trim() !== '' && !looksLikeLink(draft[field].trim())) faults[field] = 'website';
  return faults;
}

/** What the server is told: the fields that differ, and nothing of the others. An amount that was emptied stays. */
export function changeOf(stored: DetailsDraft, draft: DetailsDraft): OrganizationChange {
  const changed = new Set(changedFields(stored, draft));
  const text = (field: DetailField): string => draft[field].trim();
  const change: OrganizationChange = {};
  for (const field of plain) if (changed.has(field)) change[field] = text(field);
  for (const field of lists) if (changed.has(field)) change[field] = fieldLines(draft[field]);
  for (const field of amounts) {
    const amount = readAmount(draft[field]);
    if (changed.has(field) && amount !== null) change[field] = amount;
  }
  if (changed.has('website')) change.website = text('website');
  if (changed.has('calendar_url')) change.properties = { calendar_url: text('calendar_url') };
  const type = typeOf(draft.org_type);
  if (changed.has('org_type') && type) change.org_type = type;
  if (changed.has('analysis_flavor')) change.analysis_flavor = flavorOf(draft.analysis_flavor);
  return change;
}
