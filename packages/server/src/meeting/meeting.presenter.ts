import type { MeetingSource, Meeting as PublicMeeting } from '@ecco/contract';
import { isWritten } from '@ecco/domain';
import type { ItemWithShow, Store } from '@ecco/store';
import { durationOf } from '../item/clock-time.ts';
import { addressesOf } from '../item/item-addresses.ts';
import { presentCard } from '../item/item-card.presenter.ts';
import type { Actor } from '../request/access/actor.ts';
import { mayWithMeeting } from './meeting.policy.ts';
import type { MeetingFound } from './meeting.usecases.ts';

type Files = Pick<Store, 'storedFiles'>;

async function presentSource({ storedFiles }: Files, found: ItemWithShow): Promise<MeetingSource> {
  const { mediaKey } = found.item;
  const media = mediaKey === null ? null : await storedFiles.find(mediaKey);
  return { ...presentCard(found), ...addressesOf({ item: found.item, media }) };
}

const lengthOf = (sources: readonly ItemWithShow[]): number | null => {
  const lengths = sources.flatMap(({ item }) => (item.durationMs === null ? [] : [item.durationMs]));
  return lengths.length === 0 ? null : durationOf(lengths.reduce((sum, length) => sum + length, 0));
};

/** What a meeting is called and when it was; a lone recording lends its own. */
function headOf(found: MeetingFound) {
  if (found.meeting) {
    const { id, slug, title, heldAt, fundName, location, meetingType } = found.meeting;
    return { id, slug, title, date: heldAt, fund_name: fundName, location, meeting_type: meetingType };
  }
  const [{ item }] = found.sources;
  const { id, slug, title, publishedAt } = item;
  return { id, slug, title, date: publishedAt, fund_name: null, location: null, meeting_type: null };
}

/** A meeting with its recordings and papers, or a lone recording in the shape of one. */
export async function presentMeeting(
  files: Files,
  found: MeetingFound,
  reader: Actor,
): Promise<PublicMeeting> {
  const { date, ...head } = headOf(found);
  const media = found.sources.filter(({ item }) => !isWritten(item.kind));
  const papers = found.sources.filter(({ item }) => isWritten(item.kind));
  return {
    ...head,
    uuid: head.id,
    date: date?.toISOString() ?? null,
    duration: lengthOf(media),
    media: await Promise.all(media.map((source) => presentSource(files, source))),
    documents: await Promise.all(papers.map((source) => presentSource(files, source))),
    organization: null,
    may: mayWithMeeting(found.meeting, reader),
  };
}
