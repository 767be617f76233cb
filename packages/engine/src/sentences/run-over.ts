import type { Segment } from '../ports/ports.ts';
import { isTableRow } from '../tables/table-row.ts';
import { countWords } from '../words/token.ts';
import { borderChance } from './border.ts';
import { plainWord } from './border-signs.ts';
import { isCaption } from './caption.ts';
import { complete } from './complete.ts';
import { tearsNumber } from './torn-number.ts';
import { unfinished } from './unfinished.ts';

/** Characters of a segment that may have been cut in the middle of a sentence. */
const cutLength = 380;
/** Words around a border that its chance is read from. */
const around = 3;
/** Likelier than this, and the next segment of a turn begins a sentence. By hand, on a third of the calls heard by machine. */
const likely = 0.2;

/** Whether a sentence goes on in the next segment: over the end of a page, or where a very long turn was parted. */
export function runsOver(before: Segment | undefined, next: Segment | undefined): boolean {
  if (before === undefined || next === undefined || !mayRunOver(before, next)) return false;
  return (
    countWords(before.text) > 8 &&
    !complete.test(before.text) &&
    /^[\p{Ll}\d]/u.test(next.text) &&
    !isTableRow(before) &&
    !isTableRow(next)
  );
}

function mayRunOver(before: Segment, next: Segment): boolean {
  if (before.page !== null)
    return next.page === before.page + 1 || (next.page === before.page && before.text.length > cutLength);
  const isOneTurn = next.page === null && before.speaker === next.speaker && !isCaption(before);
  return isOneTurn && before.text.length > cutLength && isWithinSentence(before.text, next.text);
}

function isWithinSentence(before: string, next: string): boolean {
  const tail = before.trim().split(/\s+/u).slice(-around);
  const words = [...tail, ...next.trim().split(/\s+/u, around)];
  const plain = words.map(plainWord);
  if (tearsNumber(words, tail.length) || unfinished.has(plain[tail.length - 1] ?? '')) return true;
  return borderChance(plain, tail.length) < likely;
}
