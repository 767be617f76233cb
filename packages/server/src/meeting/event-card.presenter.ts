import type { EventCard, OrganizationName } from '@ecco/contract';
import type { ListedMeeting } from '@ecco/store';

type Named = NonNullable<ListedMeeting['organisation']>;

/** What a link to an organisation is made of. */
export const presentOrganisationName = ({ id, slug, name, type }: Named): OrganizationName => ({
  uuid: id,
  slug,
  name,
  org_type: type,
});

/** What lists show of a meeting; `now` in ms tells whether it is still to come. */
export function presentEventCard(
  { meeting, organisation, oneLiner, media, documents }: ListedMeeting,
  now: number,
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
    fund_name: organisation?.name ?? fundName,
    location,
    meeting_type: meetingType,
    agenda,
    organization: organisation && presentOrganisationName(organisation),
    one_liner: oneLiner && {
      text: oneLiner.text,
      item: { uuid: oneLiner.itemId, slug: oneLiner.slug, kind: oneLiner.kind, title: oneLiner.title },
    },
    media_count: media,
    document_count: documents,
  };
}
