import type { EventCard, OrganizationName } from '@ecco/contract';
import type { ListedMeeting } from '@ecco/store';
import { type MainPoints, presentMainPoint } from '../item/main-points.ts';

type LinkedOrganizationRow = NonNullable<ListedMeeting['organization']>;

/** What a link to an organization is made of. */
export const presentOrganizationName = ({
  id,
  slug,
  name,
  type,
}: LinkedOrganizationRow): OrganizationName => ({
  uuid: id,
  slug,
  name,
  org_type: type,
});

/** What lists show of a meeting; `now` in ms tells whether it is still to come, `points` what its items come to. */
export function presentEventCard(
  { meeting, organization, oneLiner, media, documents }: ListedMeeting,
  now: number,
  points: MainPoints = new Map(),
): EventCard {
  const { id, slug, title, heldAt, dayOnly, timeZone, fundName, location, meetingType, agenda } = meeting;
  return {
    id,
    uuid: id,
    slug,
    title,
    date: heldAt?.toISOString() ?? null,
    day_only: dayOnly,
    time_zone: timeZone,
    upcoming: heldAt !== null && heldAt.getTime() > now,
    fund_name: organization?.name ?? fundName,
    location,
    meeting_type: meetingType,
    agenda,
    organization: organization && presentOrganizationName(organization),
    one_liner: oneLiner && presentMainPoint({ ...oneLiner, id: oneLiner.itemId }, oneLiner.text, points),
    media_count: media,
    document_count: documents,
  };
}
