// Whose figure a shown measure is, by a reading that the engine does not share: line by line upwards for papers, and
// backwards through the words of the same voice on a call.

type Line = { text: string; speaker: string | null };

/** Lines of a paper, and letters of a talk, that are read back. */
const [linesBack, lettersBack] = [60, 1500];

const measure =
  '(?:revenues?|sales|income|profit|ebitda?r?|ebita?|margins?|earnings|orders|bookings|backlog|volumes?|loss)';
/** A measure opens what is told, or stands in it with its sum. */
const opensWith = new RegExp(
  `^(?:(?:on|in|for|during) [^,]{3,60}, )?(?:(?:the|our|adjusted|reported|net|operating|gross|comparable|organic|core) ){0,4}${measure}\\b(?! per)`,
  'iu',
);
const saysWhole = /\b(?:consolidated|total|company|group|overall|we|our total|per share|eps)\b/iu;
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
  const [told, named] = [
    words(text),
    words(name.replace(/\b(?:segment|division|region|business)s?\b/giu, '')),
  ];
  return [...named].some((word) => told.has(word));
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

const turnsTo =
  /\b(?:turning|moving|shifting|going|looking)(?: now| on| over| back)* (?:to|at) (?:our |the )?([\p{L}&' -]{3,50}?)(?:,| segment| division| business|\.)/giu;
const backToAll =
  /\b(?:consolidated|total company|company[- ]wide|overall|balance sheet|cash flow|guidance|outlook|capital)\b/iu;

/** The part to which a voice of a call turned before some words, and from which it did not turn back. */
function partBefore(before: string): string | null {
  const last = [...before.slice(-lettersBack).matchAll(turnsTo)].at(-1);
  if (last === undefined) return null;
  const [whole, name = ''] = last;
  const since = before.slice(before.lastIndexOf(whole) + whole.length);
  return wholeWords.test(name) || backToAll.test(since) ? null : name.trim();
}

/** Where a shown text stands: the line, and how far into it. */
export type ShownPlace = { at: number; start: number };

/**
 * The part whose figure a shown text tells as if it were of the whole; none where it names its part or all, or tells no
 * measure. A name before a colon is told with it.
 */
export function unnamedParts(text: string, lines: readonly Line[], { at, start }: ShownPlace): string[] {
  if (/^(?:the )?segment (?!results)\p{L}+ (?:was|were|rose|fell|increased|decreased|grew)\b/iu.test(text))
    return ['a segment'];
  if (!/\d/u.test(text) || !opensWith.test(text) || saysWhole.test(text)) return [];
  const own = lines[at];
  if (own === undefined) return [];
  const part = own.speaker === null ? partOver(lines, at) : partBefore(own.text.slice(0, start));
  return part === null || shares(text, part) ? [] : [part];
}

const correction =
  /\bi misspoke\b|\b(?:strike|scratch) that\b|\bjust to correct\b|\blet me correct\b|\bcorrection[,:]|\bsorry,? (?:\p{L}+ )?\d/iu;

/** What a shown text tells although its voice takes it back in the same words, or in those right behind it. */
export function takenBack(text: string, after: string): string[] {
  const next = after.trim().split(/(?<=[.!?])\s/u)[0] ?? '';
  const found = correction.exec(text) ?? (/\d/u.test(text) ? correction.exec(next) : null);
  return found === null ? [] : [found[0]];
}
