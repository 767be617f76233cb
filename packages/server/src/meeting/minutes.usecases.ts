import type { DocumentType, MinutesComparison } from '@ecco/domain';
import { isWritten } from '@ecco/domain';
import type { ItemWithShow, Store } from '@ecco/store';
import { documentTypeOf } from '../item/item-card.presenter.ts';
import type { Services } from '../request/services.ts';
import { findMeeting } from './meeting.usecases.ts';

/** The minutes that count most first: a draft may still change. */
const minutesTypes: readonly DocumentType[] = ['approved-minutes', 'minutes', 'draft-minutes'];

export type MinutesCompared = {
  state: 'no-recording' | 'no-minutes' | 'recording-unread' | 'minutes-unread' | 'compared';
  recording: ItemWithShow | null;
  minutes: ItemWithShow | null;
  comparison: MinutesComparison | null;
};

const isRecording = ({ item }: ItemWithShow): boolean =>
  !isWritten(item.kind) || documentTypeOf(item) === 'meeting-transcript';

/** The first recording of a meeting, and the minutes that count most; null for what it does not have. */
function sidesOf(sources: readonly ItemWithShow[]) {
  const recording = sources.find(isRecording) ?? null;
  const minutes =
    minutesTypes
      .map((type) => sources.find(({ item }) => documentTypeOf(item) === type))
      .find((itemWithShow) => itemWithShow !== undefined) ?? null;
  return { recording, minutes };
}

type Tools = {
  store: Pick<Store, 'meetings' | 'items'>;
  pipeline: Pick<Services['pipeline'], 'compareMinutes'>;
};

/** Holds the recording of a meeting against its minutes, where it has both. @throws RequestError 404 */
export async function compareMinutesOf({ store, pipeline }: Tools, id: string): Promise<MinutesCompared> {
  const { recording, minutes } = sidesOf((await findMeeting(store, id)).sources);
  const sides = { recording, minutes, comparison: null };
  if (recording === null) return { ...sides, state: 'no-recording' };
  if (minutes === null) return { ...sides, state: 'no-minutes' };
  const reading = await pipeline.compareMinutes({ recording, minutes });
  if (reading.state !== 'compared') return { ...sides, state: reading.state };
  return { ...sides, ...reading };
}
