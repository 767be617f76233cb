import { endStatus, type MinutesComparison } from '@ecco/domain';
import type { ReadMeeting } from '@ecco/engine';
import type { Item, ItemWithShow, Segment, Store } from '@ecco/store';
import { LRUCache } from 'lru-cache';
import { segmentOf } from '../item/source-of-item.ts';
import { withSpeakerNames } from '../item/speaker-names.ts';
import type { WorkPool } from '../work/work-pool.ts';

/** Pairs whose comparison is kept. */
const cacheMax = 1_000;

/** A recording and the minutes of one meeting. */
export type MinutesPair = { recording: ItemWithShow; minutes: ItemWithShow };
/** What came of it: nothing is said of a side that was not read whole. */
export type MinutesReading =
  | { state: 'compared'; comparison: MinutesComparison }
  | { state: 'recording-unread' | 'minutes-unread' };
type Tools = { store: Pick<Store, 'proceedings' | 'segments' | 'speakers'>; pool: Pick<WorkPool, 'run'> };

const versionOf = ({ item }: ItemWithShow): string => [item.id, item.run, item.updatedAt.getTime()].join('/');

/** Whether all that an item says was read: to its end, and of a paper every page, a scanned one too. */
function isWhole({ status, makers, pageCount }: Item, segments: readonly Segment[]): boolean {
  if (status !== endStatus || makers['proceedings'] === undefined || segments.length === 0) return false;
  return pageCount === null || new Set(segments.map(({ page }) => page)).size >= pageCount;
}

/** Holds recordings against minutes; kept for both items as they were written last. */
export function createComparedMinutes({ store, pool }: Tools) {
  const lruCache = new LRUCache<string, Promise<MinutesReading>>({ max: cacheMax });

  async function readOf({ item }: ItemWithShow): Promise<ReadMeeting | null> {
    const segments = await store.segments.ofItem(item.id);
    if (!isWhole(item, segments)) return null;
    const [proceedings, speakers] = await Promise.all([
      store.proceedings.ofItem(item.id),
      store.speakers.ofItem(item.id),
    ]);
    return { proceedings, segments: withSpeakerNames(segments.map(segmentOf), speakers) };
  }

  async function compare({ recording, minutes }: MinutesPair): Promise<MinutesReading> {
    const [said, written] = await Promise.all([readOf(recording), readOf(minutes)]);
    if (said === null) return { state: 'recording-unread' };
    if (written === null) return { state: 'minutes-unread' };
    return { state: 'compared', comparison: await pool.run('compareMinutes', { said, written }) };
  }

  return async (pair: MinutesPair): Promise<MinutesReading> => {
    const version = `${versionOf(pair.recording)} ${versionOf(pair.minutes)}`;
    const known = lruCache.get(version);
    if (known !== undefined) return known;
    const compared = compare(pair);
    lruCache.set(version, compared);
    try {
      return await compared;
    } catch (error) {
      lruCache.delete(version);
      throw error;
    }
  };
}
