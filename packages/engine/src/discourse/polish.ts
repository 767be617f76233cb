import { type SentenceEnds, wholeEnds } from '../sentences/sentence-ends.ts';
import { dropFillers } from './fillers.ts';
import { gaps, joins, markers, noises } from './polish.lexicon.ts';
import { dropRepeats } from './repeats.ts';

const bracketed = /\\?\[([^\][]{1,40}?)\\?\]|\(([\p{L} ]{1,24})\)/gu;
const footnote = /(?<=[\p{L}.,;:”"])\[\d{1,3}\]/gu;
const opening = new RegExp(
  String.raw`^(?:${markers.choice}\b(?:,\s*|\s*--\s*|\s+—\s*|\s*(?:\.\.\.|…)\s*)|${joins.choice}\s+(?=\p{L}))+`,
  'iu',
);
const itemMark = /^\((?:[a-z]|[ivx]{1,4}|\d{1,2})\)\s+(?!million|billion|thousand|percent|%)/u;
const spelled =
  /(?<![\p{L}\p{N}'’-])(?<!\b(?:class|classes|series|plans?|options?|tiers?|parts?|groups?|shares|units)\s)(?:[A-Za-z]\s){2,6}(?![ai]\s\p{Ll})[A-Za-z](?![\p{L}\p{N}'’-])/giu;

/**
 * A spoken sentence, tidied for reading: without noise marks, fillers, true repeats, broken-off words that are taken up
 * again, and the "So," it opens with; spelled letters become an abbreviation ("c e o" is "CEO"). No word goes that says
 * who, what, how much, when, whether or "not". Where it was cut from what its source says before or behind it, it begins or
 * ends with an ellipsis; no stop is set where the source goes on.
 */
export function polish(sentence: string, ends: SentenceEnds = wholeEnds): string {
  const clean = dropRepeats(
    dropFillers(
      sentence
        .replace(/\\([#*_`~])/gu, '$1')
        .replace(bracketed, withoutMark)
        .replace(footnote, '')
        // Before the repeats: the two letters of "t a r r a n t" are no stutter.
        .replace(spelled, joinLetters),
    ),
  )
    .replace(/\s+/gu, ' ')
    .replace(/\s([,.;:?!])(?!\d)/gu, '$1')
    .replace(/,(?:\s*,)+/gu, ',')
    .replace(/,\s*([.?!])(?!\d)/gu, '$1')
    .trim();
  const isCut = ends.start === 'cut';
  const body = (isCut ? clean : clean.replace(itemMark, '').replace(opening, '')).replace(
    /^[,;.\s–—-]+(?!\s?[\d$€£.])/u,
    '',
  );
  return close(isCut ? openCut(body) : capitalise(body), ends.end);
}

/** What begins in the middle of a sentence says so, and is written as it stands. */
const openCut = (text: string): string => (text === '' || text.startsWith('…') ? text : `… ${text}`);

function withoutMark(match: string, square = '', round = ''): string {
  const mark = (square || round).trim();
  if (gaps.test(mark)) return ' … ';
  return noises.test(mark) ? ' ' : match.replaceAll('\\', '');
}

function joinLetters(letters: string): string {
  const joined = letters.replace(/\s/gu, '');
  return /^(?:a|i)\s/iu.test(letters) ? letters : joined.toUpperCase();
}

/** With a capital, but for a word that has its own inside: "iShares". */
function capitalise(text: string): string {
  const first = text.match(/^["“'(]*/u)?.[0].length ?? 0;
  if (/^\p{Ll}\p{Lu}/u.test(text.slice(first))) return text;
  return text.slice(0, first) + text.charAt(first).toUpperCase() + text.slice(first + 1);
}

const endMarks = { whole: '.', unmarked: '', cut: ' …' };

/** With a stop at its end, or with an ellipsis where its source goes on; the minus of a grade ("AA-") stays. */
function close(text: string, end: SentenceEnds['end']): string {
  if (text === '' || /[.!?…]["”')\]]*$/u.test(text)) return text;
  const mark = endMarks[end];
  if (/(?<!\p{L})\p{Lu}{1,3}-$/u.test(text)) return `${text}${mark}`;
  return `${text.replace(/(?<![,;:–—-])[,;:–—-]+$/u, '').trimEnd()}${mark}`;
}
