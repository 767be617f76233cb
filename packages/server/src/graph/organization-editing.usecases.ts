import type { NewOrganization, OrganizationChange } from '@ecco/contract';
import type { NamedOrganization, OrganizationChanges, Store, Transaction } from '@ecco/store';
import { organizationNotFound } from '../organization/organization.errors.ts';
import type { PermittedOrganization } from '../organization/organization.policy.ts';
import { findOrganization } from '../organization/organization.usecases.ts';
import type { Authorized } from '../request/access/authorize.ts';
import { type ChangedValues, valuesBefore } from './changed-values.ts';
import { putPublications } from './connection.usecases.ts';
import { slugTaken } from './graph.errors.ts';
import { adoptMeetings } from './meetings-by-name.ts';

type Managed = PermittedOrganization<'manage'>;

/** What of a change stands in the organization itself; its dated facts apart. */
function organizationChanges(change: OrganizationChange): OrganizationChanges {
  const { org_type: type, analysis_flavor: flavor, properties, state, ...rest } = change;
  const { slug, name, description, website, ticker, aliases, tags } = rest;
  const given = {
    slug,
    name,
    description,
    website,
    ticker: ticker === '' ? null : ticker,
    aliases,
    tags: tags && [...new Set(tags)],
    type,
    analysisFlavor: flavor,
    state: state === '' ? null : state,
    calendarUrl: properties?.calendar_url,
  };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
}

/** Keeps what is said of its size and seat as facts of the day. */
async function putFacts(
  { organizations }: Pick<Transaction, 'organizations'>,
  { organization }: Pick<NamedOrganization, 'organization'>,
  { change, asOf }: { change: OrganizationChange; asOf: string },
): Promise<void> {
  const { total_assets: assets, total_members: members, headquarters } = change;
  const reported = [
    { kind: 'total_assets' as const, value: assets, words: null, before: organization.totalAssets },
    { kind: 'total_members' as const, value: members, words: null, before: organization.totalMembers },
    { kind: 'headquarters' as const, value: null, words: headquarters, before: organization.headquarters },
  ];
  for (const { kind, value = null, words = null, before } of reported) {
    const now = value ?? (words === '' ? null : words);
    if (now === null || now === before) continue;
    await organizations.putFact({
      organizationId: organization.id,
      kind,
      value,
      words,
      asOf,
      provenance: 'hand',
      source: null,
      sourceUrl: null,
    });
  }
}

const utcDay = (now: number): string => new Date(now).toISOString().slice(0, 10);

/** Makes an organization; gives its id. @throws RequestError 409 where the slug leads elsewhere */
export function addOrganization(
  store: Store,
  _who: Authorized<'curate'>,
  { wanted, now }: { wanted: NewOrganization; now: number },
): Promise<string> {
  return store.transaction(async (tx) => {
    const { name, org_type: type } = wanted;
    const organization = await tx.organizations.add({ ...organizationChanges(wanted), name, type });
    if (organization === null) throw slugTaken(wanted.slug ?? name);
    await putFacts(tx, { organization }, { change: wanted, asOf: utcDay(now) });
    await adoptMeetings(tx, [organization.id]);
    return organization.id;
  });
}

type Change = {
  change: OrganizationChange;
  /** Slugs of the shows that it publishes, and no others; left alone where they are left out. */
  publications?: readonly string[] | undefined;
  now: number;
};

/** Changes what is given; gives its id, and what was there before. @throws RequestError 409 where the slug leads elsewhere */
export function changeOrganization(
  store: Store,
  { thing }: Managed,
  { change, publications, now }: Change,
): Promise<{ id: string; values: ChangedValues }> {
  return store.transaction(async (tx) => {
    const before = await findOrganization(tx, thing.organization.id);
    const organization = await tx.organizations.update(before, organizationChanges(change));
    if (organization === null) throw slugTaken(change.slug ?? '');
    await putFacts(tx, before, { change, asOf: utcDay(now) });
    await adoptMeetings(tx, [organization.id]);
    if (publications) await putPublications(tx, organization.id, publications);
    return { id: organization.id, values: { before: valuesBefore(thing, change), after: change } };
  });
}

/** Deletes an organization; its items stay, and it can be put back. @throws RequestError 404 */
export async function removeOrganization(
  { organizations }: Pick<Store, 'organizations'>,
  { thing }: Managed,
): Promise<void> {
  if (!(await organizations.remove(thing.organization.id))) throw organizationNotFound();
}

/** Puts back what was deleted. @throws RequestError 404 */
export async function restoreOrganization(
  { organizations }: Pick<Store, 'organizations'>,
  _who: Authorized<'curate'>,
  id: string,
): Promise<string> {
  const organization = await organizations.findDeleted(id);
  if (organization === null) throw organizationNotFound();
  await organizations.restore(organization.organization.id);
  return organization.organization.id;
}
