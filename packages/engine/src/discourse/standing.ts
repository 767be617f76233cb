import { foldApostrophes } from '../words/fold.ts';
import { lookUp, wordClass } from '../words/part-of-speech.ts';
import { tokenize } from '../words/token.ts';
import { boilerplate, cutOff } from './boilerplate.lexicon.ts';
import { housekeepingOf } from './housekeeping.ts';
import { hasOpenReference } from './open-reference.ts';
import { introduces } from './self-contained.ts';
import { danglingEnd, pointsElsewhere } from './stand-alone.lexicon.ts';
import { leansBack, notMeant, opensMidway, pointsToPaper, runsTheRoom } from './standing.lexicon.ts';

/** Why a sentence cannot be read by somebody who has read nothing else. */
export type Fault = 'midway' | 'reference' | 'paper' | 'room' | 'not meant' | 'housekeeping' | 'scrap';

/** A full stop or a comma where no sentence has one: words heard or cut wrongly. */
const torn =
  /(?<!\b(?:vs|approx|e\.g|i\.e|etc|inc|corp|ltd|no|nos|st|dr|mr|mrs|ms|jr|sr|cf|al|est|Inc|Corp|Ltd|Co|Nos?|Jr|Sr|[A-Z]))\.\s+(?:\p{Ll}|\d+ (?:million|billion|percent|cents)\b)|\b(?:the|a|an|of|to|with|in|our|my|at)[,;]\s|\s[-–—]{1,2}\s*[.!?]?$|, that (?:it|we|they|is)\b|\.{3}|…/u;
/** A blank to be filled in, a leader of dots, a box. */
const blank = /_{3,}|\.{4,}|[☐☒]|\[\s?\]/u;
const asks = /[?？]/u;
/** Says who speaks: "Jane Alder, retired teacher". */
const presents = /^\p{Lu}\p{L}+ \p{Lu}\p{L}+, (?:retired|resident|a |an |i'm|from|representing|speaking)/iu;
/** Says who speaks, of himself: "I'm Jane Alder, and I chair the board". */
const presentsSelf = /^I(?:'m| am) \p{Lu}\p{L}+ \p{Lu}/u;
/** Capitals only, or a line in brackets: a heading. */
const isBareHeading = (sentence: string): boolean =>
  !/\p{Ll}/u.test(sentence) || /^\([^()]*\)/u.test(sentence);
/** Enumerations of a contract are no sentence: "changes in law; loss of customers; strikes". */
const listed = /;[^;]+;/u;

/** What keeps a sentence in English from standing alone, as it would be shown; null where nothing does. */
export function faultOf(polished: string): Fault | null {
  const sentence = foldApostrophes(polished);
  if (isScrap(sentence)) return 'scrap';
  if (housekeepingOf(sentence) !== null) return 'housekeeping';
  if (opensMidway.test(sentence)) return 'midway';
  if (pointsToPaper.test(sentence) || boilerplate.test(sentence)) return 'paper';
  if (runsTheRoom.test(sentence)) return 'room';
  if (isOpenMotion(sentence) || introduces(sentence)) return 'room';
  if (notMeant.test(sentence)) return 'not meant';
  const points =
    pointsElsewhere.test(sentence) ||
    leansBack.test(sentence) ||
    hasOpenReference(sentence, tokenize(sentence));
  return points ? 'reference' : null;
}

const isScrap = (sentence: string): boolean =>
  torn.test(sentence) ||
  blank.test(sentence) ||
  asks.test(sentence) ||
  isBidding(sentence) ||
  presents.test(sentence) ||
  presentsSelf.test(sentence) ||
  isBareHeading(sentence) ||
  listed.test(sentence) ||
  danglingEnd.test(sentence) ||
  cutOff.test(sentence) ||
  endsOpen.test(sentence) ||
  isUneven(sentence);

/** A bracket or a quotation mark that is opened and not closed. */
function isUneven(sentence: string): boolean {
  const count = (pattern: RegExp) => sentence.match(pattern)?.length ?? 0;
  return count(/[(]/gu) !== count(/[)]/gu) || count(/["“”]/gu) % 2 === 1;
}

const motion = /^(?:motion|resolved|resolution)\b/iu;
const outcome =
  /\b(?:ayes?|noes|nays?|carried|passed|approved|failed|adopted|unanimous(?:ly)?|defeated|withdrawn)\b/iu;
/** Ends where a word has to follow: "the filing of any." */
const endsOpen = /\b(?:of|the|a|an|any|and|or|in|with|from|into|our|their|its|each)\s*\.\s*$/iu;
/** A motion of which is not said what became of it. */
const isOpenMotion = (sentence: string): boolean => motion.test(sentence) && !outcome.test(sentence);

/** Opens with a verb that is no noun: tells somebody what to do, or has lost its subject. */
function isBidding(sentence: string): boolean {
  const [first = ''] = /^\p{L}+/u.exec(sentence) ?? [];
  const lower = first.toLowerCase();
  return !/(?:ed|ing)$/u.test(lower) && wordClass(lower) === 'verb' && lookUp(lower) === 'verb';
}
