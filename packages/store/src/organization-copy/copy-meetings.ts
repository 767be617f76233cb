import type { AroundQuery } from '../funds/index.ts';
import { isWithin, testOf } from './copy-query.ts';
import type { MeetingCopy, OrganizationCopyRow } from './kept-organization.types.ts';
import type { OrganizationShelf, OwnedMeeting } from './organization-shelf.ts';

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
  shelf: OrganizationShelf,
  { organizationIds, time, limits }: AroundQuery,
): OwnedMeetingCopy[] {
  const now = time.now.getTime();
  const distance = ({ heldAt }: OwnedMeetingCopy): number => Math.abs(heldAt - now);
  const nearest = (found: readonly OwnedMeetingCopy[]): OwnedMeetingCopy[] =>
    found.toSorted((a, b) => distance(a) - distance(b) || byId(a, b)).slice(0, limits.each);
  return organizationIds
    .flatMap((organizationId) => {
      const owner = shelf.find(organizationId);
      const held = owner ? ownedIn(time, owner) : [];
      return [
        ...nearest(held.filter(({ heldAt }) => heldAt < now)),
        ...nearest(held.filter(({ heldAt }) => heldAt >= now)),
      ];
    })
    .toSorted((a, b) => a.heldAt - b.heldAt || byId(a, b));
}

/** The first place of a meeting that is at this moment or later. */
function placeOf(meetings: readonly OwnedMeeting[], moment: Date): number {
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
  shelf: OrganizationShelf,
  { filter, time, limits }: AroundQuery,
): Record<'past' | 'coming', OwnedMeetingCopy[]> {
  const meetings = shelf.byTime();
  const isAskedFor = testOf(filter);
  const along = (from: Date, to: Date, step: 1 | -1): OwnedMeetingCopy[] => {
    const [first, end] = [placeOf(meetings, from), placeOf(meetings, to)];
    const found: OwnedMeetingCopy[] = [];
    for (let at = step > 0 ? first : end - 1; at >= first && at < end; at += step) {
      const meeting = meetings[at];
      const owner = meeting?.owners.find(isAskedFor);
      if (meeting && owner) found.push({ id: meeting.id, heldAt: meeting.heldAt, owner });
      if (found.length >= limits.all) break;
    }
    return found;
  };
  return { past: along(time.from, time.now, -1), coming: along(time.now, time.to, 1) };
}
