import type { MeetingChange, NewMeeting } from '@ecco/contract';
import type { Organization } from '@ecco/domain';
import { relateOrganization } from '@ecco/pipeline';
import type { ItemWithShow, Meeting, MeetingDetails, Store, Transaction } from '@ecco/store';
import type { Authorized } from '../request/access/authorize.ts';
import { meetingExists, meetingNotFound, ownerNotFound, sourceNotFound } from './meeting.errors.ts';
import type { PermittedMeeting } from './meeting.policy.ts';
import { meetingValues } from './meeting-values.ts';

/** A meeting with its recordings and papers. */
type MeetingWhole = { meeting: Meeting; sources: ItemWithShow[] };
/** A recording that belongs to no meeting stands for one of its own. */
export type MeetingReading = MeetingWhole | { meeting: null; sources: [ItemWithShow] };

type Repositories = Pick<Store, 'meetings' | 'items'>;

/**
 * The meeting of a uuid or slug, or the one that a recording is of, or a lone recording as a meeting of its own.
 * @throws RequestError 404
 */
export async function findMeeting({ meetings, items }: Repositories, id: string): Promise<MeetingReading> {
  const named = await meetings.find(id);
  if (named) return { meeting: named, sources: await meetings.itemsOf(named.id) };
  const itemWithShow = await items.find(id);
  if (!itemWithShow) throw meetingNotFound();
  const of = await meetings.ofItem(itemWithShow.item.id);
  return of
    ? { meeting: of, sources: await meetings.itemsOf(of.id) }
    : { meeting: null, sources: [itemWithShow] };
}

function detailsOf(change: MeetingChange) {
  const { title, date, day_only, time_zone, fund_name, location, link, meeting_type, agenda } = change;
  return {
    ...(title !== undefined && { title }),
    ...(date !== undefined && { heldAt: date === null ? null : new Date(date) }),
    ...(day_only !== undefined && { dayOnly: day_only }),
    ...(time_zone !== undefined && {
      timeZone: time_zone,
      timeZoneFrom: time_zone === null ? null : ('hand' as const),
    }),
    ...(fund_name !== undefined && { fundName: fund_name }),
    ...(location !== undefined && { location }),
    ...(link !== undefined && { link }),
    ...(meeting_type !== undefined && { meetingType: meeting_type }),
    ...(agenda !== undefined && { agenda }),
  };
}

async function refuseUnknown({ items }: Pick<Store, 'items'>, sources: readonly string[]): Promise<void> {
  const unique = [...new Set(sources)];
  if ((await items.findByIds(unique)).length < unique.length) throw sourceNotFound();
}

const whole = async ({ meetings }: Pick<Store, 'meetings'>, meeting: Meeting): Promise<MeetingWhole> => ({
  meeting,
  sources: await meetings.itemsOf(meeting.id),
});

/**
 * Connects a meeting of no organization yet to the only one that is called like its fund, and has its recordings and
 * papers be of the organizations that it is of.
 */
async function joinFund(
  tx: Pick<Transaction, 'graph' | 'links' | 'organizations' | 'jobs'>,
  { id, fundName }: Meeting,
): Promise<void> {
  const owner = (await tx.graph.organizationsOfMeetings([id])).get(id);
  if (owner) return relateOrganization(tx, owner.id);
  const [called, other] = fundName === null ? [] : await tx.organizations.calledSo(fundName);
  if (called === undefined || other !== undefined) return;
  const target = { kind: 'meeting' as const, id };
  await tx.graph.connect({ organizationId: called.id, edge: 'HAS_MEETING', target, provenance: 'text' });
  await relateOrganization(tx, called.id);
}

type Owned = { meeting: Meeting; owner: Organization; createdBy: string | null };

async function ownerCalled(
  { organizations }: Pick<Store, 'organizations'>,
  id: string,
): Promise<Organization> {
  const organization = await organizations.find(id);
  if (organization === null) throw ownerNotFound();
  return organization.organization;
}

/** Connects a meeting to the organization that somebody says it is of. */
async function joinOwner(
  tx: Pick<Transaction, 'graph' | 'links' | 'jobs'>,
  { meeting, owner, createdBy }: Owned,
): Promise<void> {
  const target = { kind: 'meeting' as const, id: meeting.id };
  const edge = 'HAS_MEETING' as const;
  await tx.graph.connect({ organizationId: owner.id, edge, target, provenance: 'hand', createdBy });
  await relateOrganization(tx, owner.id);
}

/**
 * Makes a meeting of recordings and papers.
 * @throws RequestError 400 for unknown ones, 404 for no such organization, 409 when it is there
 */
export function addMeeting(
  store: Store,
  who: Authorized<'curate'>,
  { organization, ...wanted }: NewMeeting,
): Promise<MeetingWhole> {
  return store.transaction(async (tx) => {
    await refuseUnknown(tx, wanted.sources);
    const owner = organization === undefined ? null : await ownerCalled(tx, organization);
    const fund = owner && { fundName: owner.name };
    const meeting = await tx.meetings.add({ ...fund, ...detailsOf(wanted), title: wanted.title });
    if (!meeting) throw meetingExists();
    await tx.meetings.replaceItems(meeting.id, wanted.sources);
    if (owner) await joinOwner(tx, { meeting, owner, createdBy: who.userId });
    else await joinFund(tx, meeting);
    return whole(tx, meeting);
  });
}

/** Everything of a meeting that somebody may change, as it is now. */
export async function readValues(store: Store, meeting: Meeting): Promise<NewMeeting> {
  const [sources, owners] = await Promise.all([
    store.meetings.itemsOf(meeting.id),
    store.graph.organizationsOfMeetings([meeting.id]),
  ]);
  return meetingValues({ meeting, sources, organizationId: owners.get(meeting.id)?.id ?? null });
}

/** The meeting of a uuid or slug. @throws RequestError 404 */
export async function meetingOf({ meetings }: Pick<Store, 'meetings'>, id: string): Promise<Meeting> {
  const meeting = await meetings.find(id);
  if (!meeting) throw meetingNotFound();
  return meeting;
}

/**
 * Changes what is given.
 * @throws RequestError 404 when it has gone meanwhile, 400 for unknown recordings, 409 when it would be another one's twin
 */
export function changeMeeting(
  store: Store,
  { thing: before }: PermittedMeeting<'change'>,
  change: MeetingChange,
): Promise<MeetingWhole> {
  return store.transaction(async (tx) => {
    const details = detailsOf(change);
    const after: MeetingDetails = { ...before, ...details };
    const twin = await tx.meetings.findSame(after);
    if (twin && twin.id !== before.id) throw meetingExists();
    if (change.sources) {
      await refuseUnknown(tx, change.sources);
      await tx.meetings.replaceItems(before.id, change.sources);
    }
    const meeting = await tx.meetings.update(before.id, details);
    if (!meeting) throw meetingNotFound();
    await joinFund(tx, meeting);
    return whole(tx, meeting);
  });
}

/** Deletes a meeting; its recordings and papers stay. @throws RequestError 404 when it has gone meanwhile */
export async function removeMeeting(
  store: Pick<Store, 'transaction'>,
  { thing }: PermittedMeeting<'remove'>,
): Promise<void> {
  if (!(await store.transaction(({ meetings }) => meetings.remove(thing.id)))) throw meetingNotFound();
}
