import type { NewOrganization, OrganizationChange } from '@ecco/contract';
import type { NamedOrganisation, OrganisationChanges, Store, Transaction } from '@ecco/store';
import { organisationNotFound } from '../organisation/organisation.errors.ts';
import type { PermittedOrganisation } from '../organisation/organisation.policy.ts';
import { findOrganisation } from '../organisation/organisation.usecases.ts';
import type { Authorised } from '../request/access/authorise.ts';
import { putPublications } from './connection.usecases.ts';
import { slugTaken } from './graph.errors.ts';
import { adoptMeetings } from './meetings-by-name.ts';

type Managed = PermittedOrganisation<'manage'>;

/** What of a change stands in the organisation itself; its dated facts apart. */
function changesOf(change: OrganizationChange): OrganisationChanges {
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
  { organisations }: Pick<Transaction, 'organisations'>,
  { organisation }: Pick<NamedOrganisation, 'organisation'>,
  { change, asOf }: { change: OrganizationChange; asOf: string },
): Promise<void> {
  const { total_assets: assets, total_members: members, headquarters } = change;
  const told = [
    { kind: 'total_assets' as const, value: assets, words: null, before: organisation.totalAssets },
    { kind: 'total_members' as const, value: members, words: null, before: organisation.totalMembers },
    { kind: 'headquarters' as const, value: null, words: headquarters, before: organisation.headquarters },
  ];
  for (const { kind, value = null, words = null, before } of told) {
    const now = value ?? (words === '' ? null : words);
    if (now === null || now === before) continue;
    await organisations.putFact({
      organisationId: organisation.id,
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

const dayOf = (now: number): string => new Date(now).toISOString().slice(0, 10);

/** Makes an organisation; gives its id. @throws RequestError 409 where the slug leads elsewhere */
export function addOrganisation(
  store: Store,
  _who: Authorised<'curate'>,
  { wanted, now }: { wanted: NewOrganization; now: number },
): Promise<string> {
  return store.transaction(async (tx) => {
    const { name, org_type: type } = wanted;
    const organisation = await tx.organisations.add({ ...changesOf(wanted), name, type });
    if (organisation === null) throw slugTaken(wanted.slug ?? name);
    await putFacts(tx, { organisation }, { change: wanted, asOf: dayOf(now) });
    await adoptMeetings(tx, [organisation.id]);
    return organisation.id;
  });
}

type Change = {
  change: OrganizationChange;
  /** Slugs of the shows that it publishes, and no others; left alone where they are left out. */
  publications?: readonly string[] | undefined;
  now: number;
};

/** Changes what is given. @throws RequestError 409 where the slug leads elsewhere */
export function changeOrganisation(
  store: Store,
  { thing }: Managed,
  { change, publications, now }: Change,
): Promise<string> {
  return store.transaction(async (tx) => {
    const before = await findOrganisation(tx, thing.organisation.id);
    const organisation = await tx.organisations.update(before, changesOf(change));
    if (organisation === null) throw slugTaken(change.slug ?? '');
    await putFacts(tx, before, { change, asOf: dayOf(now) });
    await adoptMeetings(tx, [organisation.id]);
    if (publications) await putPublications(tx, organisation.id, publications);
    return organisation.id;
  });
}

/** Deletes an organisation; its items stay, and it can be put back. @throws RequestError 404 */
export async function removeOrganisation(
  { organisations }: Pick<Store, 'organisations'>,
  { thing }: Managed,
): Promise<void> {
  if (!(await organisations.remove(thing.organisation.id))) throw organisationNotFound();
}

/** Puts back what was deleted. @throws RequestError 404 */
export async function restoreOrganisation(
  { organisations }: Pick<Store, 'organisations'>,
  _who: Authorised<'curate'>,
  id: string,
): Promise<string> {
  const found = await organisations.findDeleted(id);
  if (found === null) throw organisationNotFound();
  await organisations.restore(found.organisation.id);
  return found.organisation.id;
}
