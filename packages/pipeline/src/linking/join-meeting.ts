/**
 * The recording, the minutes and the packet of one meeting become one meeting: the same organization, day and body
 * (`docs/decisions/0064-meetings.md`). In doubt an item stays alone.
 */
import { isCompany, type MeetingSign, type OrganizationType } from '@ecco/domain';
import { meetingBody } from '@ecco/engine';
import type { Meeting, Transaction } from '@ecco/store';

const dayMs = 86_400_000;
/** Meetings of an organization within two days that are looked at. */
const nearMax = 50;

/** The days that a meeting may be of: its own, or, where nobody knows its clock, those of the whole country. */
function daysOf({ heldAt, dayOnly, timeZone }: Meeting): Set<string> {
  if (heldAt === null) return new Set();
  const dayIn = (zone: string): string =>
    new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' }).format(heldAt);
  if (dayOnly) return new Set([dayIn('UTC')]);
  return new Set(timeZone === null ? ['UTC', 'America/Los_Angeles'].map(dayIn) : [dayIn(timeZone)]);
}

type Owner = { id: string; name: string; type: OrganizationType };

/** What an organization has on the day: the meeting of this body, none, or something that may be it. */
export async function meetingOn(
  { funds }: Pick<Transaction, 'funds'>,
  { id }: Pick<Owner, 'id'>,
  { day, body }: MeetingSign,
): Promise<Meeting | 'none' | 'unclear'> {
  const noon = new Date(`${day}T12:00:00Z`).getTime();
  const period = { from: new Date(noon - 2 * dayMs), to: new Date(noon + 2 * dayMs) };
  const near = await funds.meetingsOf({ organizationIds: [id], period, limit: nearMax, latestFirst: true });
  const there = near.map(({ meeting }) => meeting).filter((meeting) => daysOf(meeting).has(day));
  const bodies = there.map(({ title, meetingType }) => meetingBody(title) ?? meetingBody(meetingType ?? ''));
  const same = there.filter((_, at) => bodies[at] === body);
  const [only, other] = same;
  if (only !== undefined) return other === undefined ? only : 'unclear';
  return bodies.includes(null) ? 'unclear' : 'none';
}

const meetingTitle = (body: string): string =>
  body === 'board'
    ? 'Board meeting'
    : body.replaceAll(/(?<![\p{L}\p{N}])(?!and )\p{L}/gu, (letter) => letter.toUpperCase());

/** Makes the meeting of which an item says that it is; the hour of it nobody knows. */
async function makeMeeting(
  tx: Transaction,
  owner: Owner,
  { day, body }: MeetingSign,
): Promise<Meeting | null> {
  const heldAt = new Date(`${day}T00:00:00Z`);
  const made = await tx.meetings.add({
    title: meetingTitle(body),
    heldAt,
    dayOnly: true,
    fundName: owner.name,
  });
  if (made === null) return null;
  const target = { kind: 'meeting' as const, id: made.id };
  await tx.graph.connect({ organizationId: owner.id, edge: 'HAS_MEETING', target, provenance: 'text' });
  return made;
}

/** The organization whose an item is; null where it is of none, or of two. */
async function ownerOf({ links }: Pick<Transaction, 'links'>, itemId: string): Promise<Owner | null> {
  const own = (await links.organizationsOf(itemId)).filter(({ relation }) => relation === 'of');
  return own.length === 1 ? (own[0]?.organization ?? null) : null;
}

/** Puts an item, and those that say that they are of the same meeting, into that meeting. */
async function join(tx: Transaction, itemId: string, sign: MeetingSign): Promise<void> {
  if ((await tx.meetings.looseItems([itemId])).length === 0) return;
  const owner = await ownerOf(tx, itemId);
  if (owner === null) return;
  const match = await meetingOn(tx, owner, sign);
  if (match === 'unclear') return;
  const alike = await tx.meetings.looseItems(await tx.links.itemsOfMeeting(owner.id, sign));
  // A company's call is no meeting by itself; what a fund recorded or wrote of a meeting is one, with nothing else of it here.
  if (match === 'none' && alike.length < 2 && isCompany(owner.type)) return;
  const meeting = match === 'none' ? await makeMeeting(tx, owner, sign) : match;
  if (meeting === null) return;
  for (const id of new Set([...alike, itemId])) await tx.meetings.addItem(meeting.id, id);
  await tx.links.relateOrganization(owner.id);
}

/** Keeps what an item says of its meeting, and puts it there. */
export async function joinMeeting(tx: Transaction, itemId: string, sign: MeetingSign | null): Promise<void> {
  await tx.meetings.putSign(itemId, sign);
  if (sign !== null) await join(tx, itemId, sign);
}
