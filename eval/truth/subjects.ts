import { spokenPartBefore } from './spoken-parts.ts';

// Whose figure a shown measure is, by a reading that the engine does not share: line by line upwards for papers, and
// backwards through the words of the same voice on a call.

type Line = { text: string; speaker: string | null };

/** Lines of a paper, and letters of a talk, that are read back. */
const [linesBack, lettersBack] = [60, 1500];

const measure =
  '(?:revenues?|sales|income|profit|ebitda?r?|ebita?|margins?|earnings|orders|bookings|backlog|volumes?|loss)';
/** A measure opens what is told, or stands in it with its sum. */
const opensWith = new RegExp(
  `^(?:(?:on|in|for|during) (?:[^,]{0,40} )?(?:basis|quarter|year|half|months|period|[A-Z][a-z]+ \\d+|q\\d|20\\d\\d), )?(?:(?:first|second|third|fourth|quarter|quarterly|record|segment|the|our|adjusted|reported|net|operating|gross|comparable|organic|core) ){0,4}${measure}\\b(?! per)`,
  'iu',
);
/** "And EBITDA declined $32 million", "a $6 million decline in EBITDA". */
const within = new RegExp(
  `\\b(?:and|while) (?:adjusted |net |operating )?${measure} (?:declined|fell|rose|grew|increased|decreased)\\b|\\b(?:increase|decrease|decline) in (?:adjusted |net |operating )?${measure} to\\b`,
  'iu',
);
const saysWhole = /\b(?:consolidated|total|company|group|overall|we|our total|per (?:\p{L}+ )?share|eps)\b/iu;
/** "Sales for Joybird", "profit in the home business". */
const saysOfWhat =
  /^[^,.\d]{0,60}\b(?:in|for|of|at|from) (?:(?:our|the) )?(?!Q\d|[A-Z][a-z]+ (?:\d|quarter)|First|Second|Third|Fourth|Fiscal)(?:\p{Lu}|(?:\p{L}+ ){1,3}(?:segment|business|division|operations)\b)/u;
const months =
  /\b(?:january|february|march|april|may|june|july|august|september|october|november|december|quarter|year|months|ended|fiscal|first|second|third|fourth|full|half|three|six|nine|twelve|the|of)\b|[\d\s.,:–-]/giu;
const wholeWords =
  /\b(?:consolidated|results?|highlights?|overview|summary|financials?|outlook|guidance|discussion|analysis|statements?|notes?|liquidity|capital|cash|income|expenses?|revenues?|sales|earnings|eps|tax(?:es)?|debt|dividends?|balance|risks?|business|items?|part|performance|operations|measures|key|about|contacts?|news|release|total|group|company|general|other|assets|liabilities|equity|costs?|investments?|gaap|form|exhibits?)\b/iu;

const words = (text: string): Set<string> =>
  new Set(
    text
      .toLowerCase()
      .match(/\p{L}{3,}/gu)
      ?.map((word) => word.replace(/(?:ies|es|s|al)$/u, '')) ?? [],
  );
const shares = (text: string, name: string): boolean => {
  const [reported, named] = [
    words(text),
    words(name.replace(/\b(?:segment|division|region|business)s?\b/giu, '')),
  ];
  return [...named].some((word) => reported.has(word));
};

/** The words over a paper's line that name a part; null where they name all, or nothing. */
function partOver(lines: readonly Line[], at: number): string | null {
  for (let place = at - 1; place >= Math.max(0, at - linesBack); place--) {
    const text = lines[place]?.text.trim() ?? '';
    const cells = text.split(' | ').map((cell) => cell.trim());
    const isRow = cells.length > 1;
    const [label = '', ...columns] = cells;
    const isTableHead =
      columns.length > 1 &&
      columns.every((cell) => /^20\d\d$/u.test(cell) || !/^\(?[$\d.,]+\)?%?$/u.test(cell)) &&
      /20\d\d|months/iu.test(text);
    const beside = [lines[place - 1]?.text ?? '', lines[place + 1]?.text ?? ''];
    const isGroup = beside.every((one) => one.includes(' | '));
    const isHeading =
      !isRow &&
      !isGroup &&
      /^\p{Lu}/u.test(text) &&
      !/[.,;:!?]$/u.test(text.replace(/\bInc\.$/u, '')) &&
      text.split(/\s+/u).length <= 6;
    const name = isTableHead ? label : isHeading ? text : '';
    if (name.replace(months, '') === '') continue;
    return wholeWords.test(name) || /\d/u.test(name) ? null : name;
  }
  return null;
}

/** What the same voice said on a call before some words, as far as it is read back. */
function saidBefore(lines: readonly Line[], { at, start }: ShownPlace): string {
  const own = lines[at];
  let said = own?.text.slice(0, start) ?? '';
  for (let place = at - 1; said.length < lettersBack; place--) {
    const line = lines[place];
    if (line === undefined || line.speaker !== own?.speaker) break;
    said = `${line.text} ${said}`;
  }
  return said;
}

/** Where a shown text stands: the line, and how far into it. */
export type ShownPlace = { at: number; start: number };

/** The lines of a source, and whether somebody speaks them. */
type SourceLines = { lines: readonly Line[]; isCall: boolean };

/**
 * The part whose figure a shown text tells as if it were of the whole; none where it names its part or all, or tells no
 * measure. A name before a colon is told with it.
 */
export function unnamedParts(text: string, { lines, isCall }: SourceLines, place: ShownPlace): string[] {
  if (/^(?:the )?segment (?!results)\p{L}+ (?:was|were|rose|fell|increased|decreased|grew)\b/iu.test(text))
    return ['a segment'];
  if (!/\d/u.test(text) || !(opensWith.test(text) || (isCall && within.test(text))) || saysWhole.test(text))
    return [];
  if (lines[place.at] === undefined || (isCall && saysOfWhat.test(text))) return [];
  const part = isCall ? spokenPartBefore(saidBefore(lines, place)) : partOver(lines, place.at);
  return part === null || shares(text, part) ? [] : [part];
}

const correction =
  /\bi misspoke\b|\b(?:strike|scratch) that\b|\bjust to correct\b|\blet me correct\b|\bcorrection[,:]|\bsorry,? (?:\p{L}+ )?\d/iu;

/** What a shown text tells although its voice takes it back in the same words, or in those right behind it. */
export function takenBack(text: string, after: string): string[] {
  const next = after.trim().split(/(?<=[.!?])\s/u)[0] ?? '';
  const match = correction.exec(text) ?? (/\d/u.test(text) ? correction.exec(next) : null);
  return match === null ? [] : [match[0]];
}
