import { isGenericName } from '../names/name-type.ts';
import { nameLikeness } from '../names/person-name.ts';
import { foldApostrophes } from '../words/fold.ts';

/** A company, and the words that say that a call is its own. */
type CompanyMention = { name: string; words: string };

/** Turns, and characters of one, in which a call says whose it is. */
const [openingTurns, turnMax] = [6, 1_500];

const number = String.raw`(?:\d{4}|Q ?\d|q (?:one|two|three|four|\d)|(?:two thousand|twenty)(?:[ -](?:and|ten|twenty|thirty|one|two|three|four|five|six|seven|eight|nine))*)`;
/** When it is: "third quarter 2021", "full year", in any order. */
const time = String.raw`(?:(?:[Ff]irst|[Ss]econd|[Tt]hird|[Ff]ourth|[Ff]iscal|[Ff]ull|[Yy]ear|[Hh]alf|[Qq]uarter(?:ly|['’]s)?|[Ee]nd|and|of|qu-|H[12]|${number})[, -]{1,2}){0,9}`;
const occasion = String.raw`(?:(?:[Ff]inancial|[Ii]nterim|[Aa]nnual|[Ee]arnings|[Rr]esults?|[Rr]elease|[Cc]onference|[Ii]nvestor|[Uu]pdate|[Pp]resentation|[Ff]ireside|[Tt]ele)[ -]?){0,4}(?:[Cc]alls?|[Cc]hats?|[Rr]esults?|[Cc]onference|[Tt]eleconference|[Ww]ebcast|[Pp]resentation|[Rr]elease)\b`;
const word = String.raw`(?:\p{Lu}[\p{L}\p{N}&.-]*(?:'s(?= \p{Lu}))??|\d\p{Lu}[\p{L}\p{N}]*)`;
const joint = String.raw`(?:(?:and|of|&|the|de|for) )?`;
const name = String.raw`(${word}(?: ${joint}${word}){0,6}?)`;
const welcomes = String.raw`\b(?:[Ww]elcome(?:,? (?:everyone|everybody|you all))? to|[Tt]hank you(?: (?:so|very) much)? for (?:joining|attending|standing by for)|standing by and welcome to|standing by for)(?: the| our)? `;

/** "Welcome to the Cedar third quarter 2021 earnings call", "Welcome to Cedar's results". */
const heldBy = new RegExp(String.raw`${welcomes}${time}${name}(?:['’]s?)?,? ${time}${occasion}`, 'u');
/** "Welcome to the second quarter results teleconference for Cedar." */
const heldFor = new RegExp(
  String.raw`${welcomes}${time}${occasion} (?:for|of) (?:the )?${name}(?=[.,;])`,
  'u',
);

/** "Welcome to this webcast presentation of Cedar's interim results." */
const heldOn = new RegExp(
  String.raw`\b[Ww]elcome\b[^.?!]{0,60}\b(?:event|call|conference|presentation|webcast|session|briefing) (?:in|of|for|on) (?:the )?${name}(?:['’]s?|,) ${time}${occasion}`,
  'u',
);

/** What every call has, and no company is called. */
const ofOccasions =
  /^(?:The|Our|First|Second|Third|Fourth|Fiscal|Full|Year|Quarter(?:ly)?|Half|Earnings|Results?|Conference|Financial|Call|Investor|Annual|Interim|Fourth-Quarter|Fireside|H\d|Q\d)(?:$| )/u;
const trailing =
  /(?: (?:First|Second|Third|Fourth|Fiscal|Full|Year|Quarter(?:ly)?|Half|Earnings|Results?|Conference|Financial|Call|Investor|Annual|Interim|Fourth-Quarter|Q\d?|H\d|E S G))+$/u;

function companyIn(sentence: string): string | null {
  const said = ([heldBy, heldFor, heldOn].flatMap((held) => held.exec(sentence)?.[1] ?? [])[0] ?? '')
    .replace(trailing, '')
    .trim();
  const isName = said.length > 1 && !ofOccasions.test(said) && !isGenericName(said) && nameLikeness(said) < 1;
  return isName ? said : null;
}

/**
 * Whose call it is, as whoever opens it says: who holds it, and not who speaks in it. Null where nobody says so, or where
 * two are named. `texts`: its first turns.
 */
export function companyOfCall(texts: readonly string[]): CompanyMention | null {
  const sentences = texts
    .slice(0, openingTurns)
    .flatMap((text) => foldApostrophes(text.slice(0, turnMax)).split(/(?<=[.!?])\s+/u));
  const matches = sentences.flatMap((words) => {
    const company = companyIn(words);
    return company === null ? [] : [{ name: company, words }];
  });
  const [first, ...others] = matches;
  return first !== undefined && others.every((other) => isSame(first.name, other.name)) ? first : null;
}

/** "Cedar" is "Cedar Corporation": one name begins the other. */
function isSame(one: string, other: string): boolean {
  const [short = '', long = ''] = [one, other].toSorted((a, b) => a.length - b.length);
  return long.toLowerCase().startsWith(short.toLowerCase());
}
