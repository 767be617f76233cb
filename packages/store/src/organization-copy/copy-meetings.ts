import type { AroundQuery } from '../funds/index.ts';
import type { MeetingCopy, OrganizationCopyRow } from './cached-organization.types.ts';
import { isWithin, testOf } from './copy-query.ts';
import type { OrganizationIndex, OwnedMeeting } from './organization-index.ts';

/** A meeting with one of those whose it is. */
export type OwnedMeetingCopy = { id: string; heldAt: number; owner: OrganizationCopyRow };

const byId = (one: OwnedMeetingCopy, other: OwnedMeetingCopy): number => (one.id < other.id ? -1 : 1);

function ownedIn({ from, to }: { from: Date; to: Date }, owner: OrganizationCopyRow): OwnedMeetingCopy[] {
  const isIn = isWithin({ from, to });
  return owner.meetings.flatMap(({ id, heldAt }: MeetingCopy) =>
    heldAt !== null && isIn(heldAt) ? [{ id, heldAt, owner }] : [],
  );
}

/** The nearest meetings before and after now of each of these organizations, the earliest first. */
export function nearestOfEach(
  organizationIndex: OrganizationIndex,
  { organizationIds, time, limits }: AroundQuery,
): OwnedMeetingCopy[] {
  const now = time.now.getTime();
  const distance = ({ heldAt }: OwnedMeetingCopy): number => Math.abs(heldAt - now);
  const nearest = (copies: readonly OwnedMeetingCopy[]): OwnedMeetingCopy[] =>
    copies.toSorted((a, b) => distance(a) - distance(b) || byId(a, b)).slice(0, limits.each);
  return organizationIds
    .flatMap((organizationId) => {
      const owner = organizationIndex.find(organizationId);
      const held = owner ? ownedIn(time, owner) : [];
      return [
        ...nearest(held.filter(({ heldAt }) => heldAt < now)),
        ...nearest(held.filter(({ heldAt }) => heldAt >= now)),
      ];
    })
    .toSorted((a, b) => a.heldAt - b.heldAt || byId(a, b));
}

/** The first place of a meeting that is at this moment or later. */
function meetingIndex(meetings: readonly OwnedMeeting[], moment: Date): number {
  let [low, high] = [0, meetings.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((meetings[middle]?.heldAt ?? 0) < moment.getTime()) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The meetings before and after now of all that are asked for, the nearest first. */
export function nearestOfAll(
  organizationIndex: OrganizationIndex,
  { filter, time, limits }: AroundQuery,
): Record<'past' | 'coming', OwnedMeetingCopy[]> {
  const meetings = organizationIndex.byTime();
  const isAskedFor = testOf(filter);
  const along = (from: Date, to: Date, step: 1 | -1): OwnedMeetingCopy[] => {
    const [first, end] = [meetingIndex(meetings, from), meetingIndex(meetings, to)];
    const copies: OwnedMeetingCopy[] = [];
    for (let at = step > 0 ? first : end - 1; at >= first && at < end; at += step) {
      const meeting = meetings[at];
      const owner = meeting?.owners.find(isAskedFor);
      if (meeting && owner) copies.push({ id: meeting.id, heldAt: meeting.heldAt, owner });
      if (copies.length >= limits.all) break;
    }
    return copies;
  };
  return { past: along(time.from, time.now, -1), coming: along(time.now, time.to, 1) };
}
