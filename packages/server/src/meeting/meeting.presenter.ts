import type { MeetingSource, OrganizationName, Meeting as PublicMeeting } from '@ecco/contract';
import { isWritten } from '@ecco/domain';
import type { ItemWithShow, Store } from '@ecco/store';
import { durationOf } from '../item/clock-time.ts';
import { addressesOf } from '../item/item-addresses.ts';
import { presentCard } from '../item/item-card.presenter.ts';
import { type Owned, ownGroups } from '../item/owned-items.ts';
import type { Actor } from '../request/access/actor.ts';
import { presentOrganizationName } from './event-card.presenter.ts';
import { mayWithMeeting } from './meeting.policy.ts';
import type { MeetingReading } from './meeting.usecases.ts';

type Files = Pick<Store, 'storedFiles'>;
type Repositories = Files & Pick<Store, 'graph' | 'links'>;

async function presentSource({ storedFiles }: Files, owned: Owned): Promise<MeetingSource> {
  const { mediaKey } = owned.item;
  const media = mediaKey === null ? null : await storedFiles.find(mediaKey);
  return { ...presentCard(owned), ...addressesOf({ item: owned.item, media }) };
}

const lengthOf = (sources: readonly ItemWithShow[]): number | null => {
  const lengths = sources.flatMap(({ item }) => (item.durationMs === null ? [] : [item.durationMs]));
  return lengths.length === 0 ? null : durationOf(lengths.reduce((sum, length) => sum + length, 0));
};

/** What a meeting is called and when it was; a lone recording lends its own. */
function meetingHead(meetingReading: MeetingReading) {
  if (meetingReading.meeting) {
    const { id, slug, title, heldAt, dayOnly, timeZone, timeZoneFrom, fundName, location, link } =
      meetingReading.meeting;
    const { meetingType, agenda } = meetingReading.meeting;
    return {
      id,
      slug,
      title,
      date: heldAt,
      day_only: dayOnly,
      time_zone: timeZone,
      time_zone_from: timeZoneFrom,
      fund_name: fundName,
      location,
      link,
      meeting_type: meetingType,
      agenda,
    };
  }
  const [{ item }] = meetingReading.sources;
  const { id, slug, title, publishedAt } = item;
  return {
    id,
    slug,
    title,
    date: publishedAt,
    // When it was published is no hour at which anybody met.
    day_only: true,
    time_zone: null,
    time_zone_from: null,
    fund_name: null,
    location: null,
    link: null,
    meeting_type: null,
    agenda: [],
  };
}

/** The organization that a meeting is of, or a lone recording. */
async function organizationOf(
  { graph, links }: Pick<Store, 'graph' | 'links'>,
  { meeting, sources }: MeetingReading,
): Promise<OrganizationName | null> {
  if (meeting) {
    const result = await graph.organizationsOfMeetings([meeting.id]);
    const organization = result.get(meeting.id);
    return organization ? presentOrganizationName(organization) : null;
  }
  const linked = await links.organizationsOf(sources[0].item.id);
  const own = linked.find(({ relation }) => relation === 'of');
  return own ? presentOrganizationName(own.organization) : null;
}

type Reader = { actor: Actor; now: number };

/** A meeting with its recordings and papers, or a lone recording in the shape of one, for somebody at a time (ms). */
export async function presentMeeting(
  store: Repositories,
  meetingReading: MeetingReading,
  { actor, now }: Reader,
): Promise<PublicMeeting> {
  const { date, ...head } = meetingHead(meetingReading);
  const media = meetingReading.sources.filter(({ item }) => !isWritten(item.kind));
  const papers = meetingReading.sources.filter(({ item }) => isWritten(item.kind));
  const [recordings = [], documents = []] = await ownGroups(store, [media, papers]);
  return {
    ...head,
    uuid: head.id,
    date: date?.toISOString() ?? null,
    upcoming: date !== null && date.getTime() > now,
    duration: lengthOf(media),
    media: await Promise.all(recordings.map((source) => presentSource(store, source))),
    documents: await Promise.all(documents.map((source) => presentSource(store, source))),
    organization: await organizationOf(store, meetingReading),
    may: mayWithMeeting(meetingReading.meeting, actor),
  };
}
