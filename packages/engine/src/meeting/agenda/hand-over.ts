import { functionWords } from '../../words/stop-words.ts';
import { statementsFrom } from '../talk/statements.ts';
import { type Run, segmentAt, type Turn } from '../talk/turn.ts';
import type { Announced } from './item.ts';
import { nameIn } from './title.ts';

/** So many turns may pass before the one who was called speaks. */
const soon = 2;
const mostWords = 6;
const isHeading = /^[^?!]{4,60}\.\s{0,2}$/u;

/** "Election. Pam.": a chair names a subject in a few words and calls on somebody, who then speaks. */
export function handOver(turns: readonly Turn[]): (statement: Run) => Announced | null {
  return (statement) => {
    const { turn, start, end } = statement;
    const heading = turn.text.slice(start, end);
    const [next] = statementsFrom(turn, end + 1);
    if (next === undefined || !isHeading.test(heading) || !isSubject(heading)) return null;
    const called = /^(\p{Lu}[\p{L}'-]{1,30})(?=[.,?]|$)/u.exec(turn.text.slice(next.start, next.end))?.[1];
    const isCalled =
      called !== undefined &&
      turns
        .slice(turn.index + 1, turn.index + 1 + soon)
        .some(({ speaker }) => speaker?.split(' ').includes(called) ?? false);
    const title = isCalled ? nameIn(heading) : '';
    return title === '' ? null : { segment: segmentAt(turn, start), number: null, title, run: statement };
  };
}

/** A few words of which most name something. */
function isSubject(heading: string): boolean {
  const words = heading.toLowerCase().match(/[\p{L}'-]{1,30}/gu) ?? [];
  const empty = words.filter((word) => functionWords.has(word)).length;
  const isAnswer =
    /^(?:okay|ok|all right|thanks|thank|good|great|sorry|hold|yes|no|passes|carried|done|sure|right)\b/iu.test(
      heading,
    );
  return words.length > 0 && words.length <= mostWords && empty * 2 < words.length && !isAnswer;
}
