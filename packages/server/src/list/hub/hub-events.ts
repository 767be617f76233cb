import { limits } from '@ecco/contract';
import type { List, ListedMeeting, Store } from '@ecco/store';

const dayMs = 86_400_000;
/** Days back and ahead in which meetings are told. */
const daysAround = 365;

/** A meeting of two organizations stands once. */
const distinct = (listed: readonly ListedMeeting[]): ListedMeeting[] =>
  [...new Map(listed.map((one) => [one.meeting.id, one])).values()].slice(0, limits.hubMeetingsShown);

/** Meetings of the organizations that a list follows, the nearest to `now` (ms) first on both sides. */
export async function readHubEvents(
  { hubs, funds }: Pick<Store, 'hubs' | 'funds'>,
  { id }: Pick<List, 'id'>,
  now: number,
): Promise<{ recent: ListedMeeting[]; upcoming: ListedMeeting[] }> {
  const { organizationIds } = await hubs.holdingOf(id);
  const { recent, upcoming } = await funds.meetingsBesides({
    organizationIds,
    time: {
      from: new Date(now - daysAround * dayMs),
      now: new Date(now),
      to: new Date(now + daysAround * dayMs),
    },
    each: limits.hubMeetingsShown,
  });
  return { recent: distinct(recent), upcoming: distinct(upcoming) };
}
