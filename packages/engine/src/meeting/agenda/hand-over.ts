import { functionWords } from '../../words/stop-words.ts';
import { isPunctuated, statementsFrom } from '../talk/statements.ts';
import { type Run, segmentAt, type Turn } from '../talk/turn.ts';
import { answers } from './announce.lexicon.ts';
import type { AnnouncedItem } from './item.ts';
import { sentenceCase, titleName } from './title.ts';

/** So many turns may pass before the one who was called speaks. */
const soon = 2;
const mostWords = 6;
const headingLine = /^[^?!]{4,90}\.\s{0,2}$/u;
const person = String.raw`\p{Lu}[\p{L}'-]{1,30}`;
const nextIs = new RegExp(String.raw`^(${person})(?=[.,?]|$)`, 'u');
const nameFirst = new RegExp(
  String.raw`^(?!Secretary|Clerk|Chair|Madam|Mister|Counsel)(${person}), (?:the |our )?(\p{L}[^,.?!]{3,50})\.\s{0,2}$`,
  'u',
);
const nameLast = new RegExp(String.raw`^([^,.?!]{4,60}), (${person})\.\s{0,2}$`, 'u');
const leadIn =
  /^(?:(?:so|now|then|and|okay|all right|right|first|next|last|finally|lastly|thank you|thanks|good)[,.]? ){1,3}/iu;

/** "Now the commitments that were made since May. Ruben." */
const nextThe = /^(?:so |okay,? )?(?:now|next|then|finally|lastly),? (?:for |to )?(?:the|our)\b/iu;

/** A subject, and the one who is called to speak on it. */
type HandOver = { subject: string; who: string };

/**
 * "Election. Pam.", "Ruben, pacing.", "Public markets, Ann.": a chair names a subject in a few words and calls on
 * somebody, who then speaks.
 */
export function handOver(turns: readonly Turn[]): (statement: Run) => AnnouncedItem | null {
  return (statement) => {
    const { turn, start } = statement;
    if (!isPunctuated(turn)) return plainCall(statement);
    const isNext = nextThe.test(turn.text.slice(start, start + 24));
    const speaksNext = ({ who }: HandOver): boolean =>
      turns
        .slice(turn.index + 1, turn.index + 1 + soon)
        .some(({ speaker }) => speaker?.split(' ').includes(who) ?? false);
    const called = calledIn(statement)
      .filter(speaksNext)
      .find(({ subject }) => isNext || isSubject(subject));
    const title = called === undefined ? '' : sentenceCase(titleName(called.subject));
    return title === '' ? null : { segment: segmentAt(turn, start), number: null, title, run: statement };
  };
}

/** "okay investments uh tom whatcha got": in raw recognition, by what is said to the one who is called. */
const plain =
  /^(?:(?:okay|ok|alright|all right|so|next|now|then|uh|um) ){1,4}((?!thank|good|yes|no\b|go |let|we |i |you |is |any)[a-z' ]{4,40}?) (?:uh |um )?[a-z]{2,12} (?:whatcha got|what (?:have|do) you (?:got|have)|go ahead|take it away|you're up|it's yours)\b/iu;

function plainCall({ turn, start, end }: Run): AnnouncedItem | null {
  const title = titleName(plain.exec(turn.text.slice(start, end))?.[1] ?? '');
  return title === ''
    ? null
    : {
        segment: segmentAt(turn, start),
        number: null,
        title: sentenceCase(title),
        run: { turn, start, end },
      };
}

/** Who may be called in a statement, or by the one after it, and for what. */
function calledIn({ turn, start, end }: Run): HandOver[] {
  const heading = turn.text.slice(start, end).replace(leadIn, '');
  const first = nameFirst.exec(heading);
  const last = nameLast.exec(heading);
  const [next] = statementsFrom(turn, end + 1);
  const who = next === undefined ? undefined : nextIs.exec(turn.text.slice(next.start, next.end))?.[1];
  return [
    ...(first === null ? [] : [{ who: first[1] ?? '', subject: first[2] ?? '' }]),
    ...(last === null ? [] : [{ who: last[2] ?? '', subject: last[1] ?? '' }]),
    ...(who === undefined || !headingLine.test(heading) ? [] : [{ who, subject: heading }]),
  ];
}

/** A few words of which most name something. */
function isSubject(heading: string): boolean {
  const words = heading.toLowerCase().match(/[\p{L}'-]{1,30}/gu) ?? [];
  const empty = words.filter((word) => functionWords.has(word)).length;
  return words.length > 0 && words.length <= mostWords && empty * 2 < words.length && !answers.test(heading);
}
