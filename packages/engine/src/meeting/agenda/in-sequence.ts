import { type Run, segmentAt } from '../talk/turn.ts';
import { refersTo } from './announce.lexicon.ts';
import type { AnnouncedItem } from './item.ts';
import { countOfNumber, spokenNumber, writtenNumber } from './number.ts';
import { titleFrom } from './title.ts';

const opening = `^(?:(?:okay|ok|so|and|now|all right|alright|then|uh|um|thank you|number|next)[,. ]{1,3}){0,4}`;
const numbered = new RegExp(String.raw`${opening}(${spokenNumber})(?:[.,:]| is| uh| um|'s)(?:\s|$)`, 'iu');
const [farthest, mostFirst] = [2, 3];

/** "Six is the travel policy": a chair's number without a word for it, where it goes on from the item before. */
export function inSequence(statement: Run, items: readonly AnnouncedItem[]): AnnouncedItem | null {
  const { turn, start, end } = statement;
  const match = numbered.exec(turn.text.slice(start, end));
  if (match === null) return null;
  const number = writtenNumber(match[1] ?? '');
  const [count, before] = [countOfNumber(number), lastCount(items)];
  if (count === null || count < before || count > (before === 0 ? mostFirst : before + farthest)) return null;
  const behind = start + match[0].length;
  const title = titleFrom(turn, behind);
  if (title === '' || isOutcome.test(title) || refersTo.test(turn.text.slice(behind, behind + 60)))
    return null;
  return { segment: segmentAt(turn, start), number, title, run: statement };
}

/** "Opposed? Five. The motion fails." */
const isOutcome = /^(?:the )?(?:motion|amendment)\b/iu;

const lastCount = (items: readonly AnnouncedItem[]): number =>
  items.reduce((last, { number }) => Math.max(last, number === null ? 0 : (countOfNumber(number) ?? 0)), 0);
