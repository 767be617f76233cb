/** The names of public bodies: committees, commissions, councils and boards that say whose or on what they are. */
import { months } from '../words/calendar.ts';
import { lookUp } from '../words/part-of-speech.ts';

const capital = String.raw`\p{Lu}[\p{L}\p{N}’'&.-]{0,30}`;
const joint = '(?:,? (?:of the|on the|for the|of|on|and|for|the|OF THE|OF|ON|AND|FOR)|,)?';
const kinds =
  'Committee Commission Council Board Authority Panel Assembly District Association Program'.split(' ');
const head = `(?:[Ss]ub-?[Cc]ommittee|committee|Task Force|${[...kinds, ...kinds.map((kind) => kind.toUpperCase())].join('|')})`;
const weekdays = 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' ');
const noDay = String.raw`(?!(?:${[...months, ...weekdays].join('|')})\b)`;

/** A name that ends in what a body is, or goes on behind it: "Alder Parks Commission", "Committee on the Alder Floods". */
const name = String.raw`((?:${capital}${joint} ){0,11}${head}s?(?: (?:on|of|for|ON|OF|FOR)(?: (?:the|THE))?(?: ${noDay}${capital}(?:,|,? and(?: the)?|,? of(?: the)?)?){1,8})?)`;

const wholeLine = new RegExp(String.raw`^(?:[Tt]he )?${name}[.:]?$`, 'u');
/** What stands before the name where a meeting is opened: "the 14th meeting of the", "this morning's". */
const occasion = String.raw`(?:(?!(?:from|with|by|at|guests?|chair|members?|staff|representatives?|directors?|report|work)\b)[\p{Ll}\d’'-]+ ){0,8}`;
const meeting = String.raw`(?:the |a )?(?:(?:regular|special|virtual|hybrid|joint) ){0,2}(?:(?:meeting|session|sitting|hearing) of (?:the )?)?`;
const opened = new RegExp(
  String.raw`\b(?:[Ww]elcome(?:,? (?:everyone|everybody|all|you|back|[Mm]embers)){0,2} to ${occasion}|[Tt]his is ${meeting})${name}(?=[.,;?!]| (?:this|on|for|meeting|today|and|of|in|held|to)\b|$)`,
  'u',
);

/** "The next meeting of the Alder Commission on Parks will be", "The Alder Board of Health meets on". */
const meets = new RegExp(
  String.raw`(?:\b[Mm]eetings? of (?:the )?|^(?:The )?)${name}(?=(?: (?:board|regular|public|monthly))? (?:meets|meetings?|will meet|will hold|holds)\b| (?:is|will be|are) (?:on|held|scheduled|open)\b)`,
  'u',
);

/** What any body has in its name, whosever it is. */
const ofAny = new Set(
  `city county town village borough school planning zoning parks park recreation regular special joint annual draft final full public finance
  investment audit executive standing retirement pension board the our council commission committee subcommittee sub-committee authority
  panel assembly district association program task force of on for and governing advisory select steering appeals review works health
  safety budget personnel rules policy legislative technical governance compensation benefits administration trustees directors
  commissioners supervisors governors regents education library housing transportation members member meeting meetings minutes agenda
  agendas open closed session house commons state local general working group design project product ways means elections election`.split(
    /\s+/u,
  ),
);

/** Fewest words of a body's own: two of any kind, or one that is no word of the dictionary but a place's or a name's. */
const fewestOwn = 2;
const isOwnName = (word: string): boolean => {
  const kind = lookUp(word.toLowerCase());
  return kind === null || kind === 'place' || kind === 'name' || kind === 'organisation';
};

/** Whether a name says which of all such bodies is meant. */
function isDistinctive(match: string): boolean {
  const own = match
    .split(/[\s,]+/u)
    .filter((word) => /^\p{Lu}/u.test(word) && !ofAny.has(word.toLowerCase().replace(/[.’']$/u, '')));
  return own.length >= fewestOwn || own.some(isOwnName);
}

const longest = 120;
const tidy = (match: string): string =>
  match
    .replace(/\s+/gu, ' ')
    .replace(/[,.:]$/u, '')
    .replace(/ committee$/u, ' Committee')
    .trim();

/** The body that a line is the name of and nothing else; null for any other line. */
export function bodyOfLine(line: string): string | null {
  const plain = line.trim();
  if (plain.length > longest || !/^\p{Lu}/u.test(plain)) return null;
  const match = tidy(wholeLine.exec(plain)?.[1] ?? '');
  return match !== '' && isDistinctive(match) && !/\b(?:member|chair|secretary)s?\b/iu.test(match)
    ? match
    : null;
}

/** The body of which a sentence says when or where it meets; null where it says so of none. */
export function bodyThatMeets(sentence: string): string | null {
  const match = tidy(meets.exec(sentence.slice(0, turnMost))?.[1] ?? '');
  return match !== '' && match.length <= longest && isDistinctive(match) ? match : null;
}

/** Turns in which a meeting is opened, and letters of one. */
const [openingTurns, turnMost] = [4, 1_200];

/** The body whose meeting is opened, by the words that open it; null where nobody says which. `texts`: the first turns. */
export function bodyOpened(texts: readonly string[]): { name: string; words: string } | null {
  for (const text of texts.slice(0, openingTurns).map((one) => one.slice(0, turnMost)))
    for (const words of text.split(/(?<=[.?!])\s+/u)) {
      const match = tidy(opened.exec(words)?.[1] ?? '');
      if (match !== '' && match.length <= longest && isDistinctive(match)) return { name: match, words };
    }
  return null;
}
