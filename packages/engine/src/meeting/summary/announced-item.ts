import type { AgendaItem, Decision } from '@ecco/domain';
import type { Source } from '../../ports/ports.ts';
import { itemOf } from '../signals/discussion.ts';

/** Letters of a word that says what an item is about. */
const fewestLetters = 4;

/**
 * The item of a decision, where its title was said before the motion: what a chair calls in one breath with a vote is
 * the next item, and a title that nobody said may be another's; a speaker's name is no title. Null elsewhere.
 */
export function announcedItem(
  { segments }: Source,
  decision: Decision,
  agenda: readonly AgendaItem[],
): AgendaItem | null {
  const item = agenda[itemOf({ agenda, segments }, decision) ?? -1];
  const [motion] = decision.motion.citations;
  const moved = segments.findIndex(({ id }) => id === motion?.segmentId);
  if (item === undefined || motion === undefined || moved < item.firstSegment) return null;
  if (segments.some(({ speaker }) => speaker?.split(' ').includes(item.title))) return null;
  const before = segments.slice(item.firstSegment, moved).map(({ text }) => text);
  const own = segments[moved]?.text ?? '';
  const talk = [...before, own.slice(0, Math.max(0, own.indexOf(motion.quote)))].join(' ').toLowerCase();
  const words = item.title.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const telling = words.filter((word) => word.length >= fewestLetters);
  const said = telling.filter((word) => talk.includes(word));
  return telling.length > 0 && said.length * 2 >= telling.length ? item : null;
}
