import { type AmountBound, type AmountTerms, termsOrNull } from '@ecco/domain';
import { spokenNumber } from './spoken.ts';

/** What may stand between a bound and its sum: "up to a total of $5 million". */
const between = String.raw`(?:an? )?(?:aggregate |additional |further |total |maximum |combined )?(?:(?:amount|sum|total|commitment|investment) (?:of )?(?:up to )?)?(?:of )?`;
const before: readonly (readonly [AmountBound, RegExp])[] = [
  [
    'at_most',
    new RegExp(
      String.raw`\b(?:up to|(?:not|never) (?:to )?exceed(?:ing)?|not-to-exceed|(?:no|not) more than|at most|as much as|(?<!\b(?:not|no) )less than|(?:a )?maximum(?: amount)? of|capped at|(?:just|slightly|a little|well) (?:under|below)|limited to|a (?:cap|ceiling|limit) of|the (?:lesser|lower|smaller) of(?: either)?) ${between}$`,
      'iu',
    ),
  ],
  [
    'at_least',
    new RegExp(
      String.raw`\b(?:at least|(?:not|no) less than|no fewer than|(?:a )?minimum of|in excess of|(?<!\b(?:not|no) )more than|upwards of|exceeding|(?:just|slightly|a little|well) (?:over|above)|north of|the (?:greater|higher|larger) of(?: either)?) ${between}$`,
      'iu',
    ),
  ],
  [
    'about',
    /\b(?:approximately|about|around|roughly|approx\.|nearly|almost|an estimated|estimated at|some)\s$/iu,
  ],
];
const behind: readonly (readonly [AmountBound, RegExp])[] = [
  [
    'at_most',
    /^,?\s(?:or less|at (?:the )?most|maximum)\b|^,?\sor \d[^.;]{2,80}?,? whichever is (?:the )?(?:less|lesser|lower|smaller)\b/iu,
  ],
  [
    'at_least',
    /^,?\s(?:or (?:more|greater|above)|at (?:the )?least|minimum)\b|^,?\sor \d[^.;]{2,80}?,? whichever is (?:the )?(?:more|greater|higher|larger)\b/iu,
  ],
  ['about', /^\sor so\b/iu],
];
const everyYear =
  /^\s(?:(?:a|per|each|every|in each)\s(?:calendar |fiscal |plan )?year\b|annually\b|per annum\b|yearly\b)|^\/(?:yr|year)\b/iu;
const yearlyBefore =
  /\b(?:annual|yearly)\s(?:\p{L}+\s){0,2}(?:of|at)\s(?:up to |at least |about |approximately )?$/iu;
const spread =
  /^,?\s(?:to be (?:invested|committed|paid|deployed) )?(?:over|across|throughout|spread over)\s(?:the next |a period of |the following |a )?(\d{1,2}|[a-z]+)[\s-](?:calendar |fiscal )?years?\b/iu;

/** "$3 million a year for four years". */
const forYears =
  /^,?\sfor\s(?:the next |a period of |the following |a )?(\d{1,2}|[a-z]+)[\s-](?:calendar |fiscal )?years?\b/iu;

const yearsIn = (said: string): number | null =>
  /^\d/u.test(said) ? Number(said) : (spokenNumber([said.toLowerCase()], 0)?.value ?? null);

type Range = { start: number; end: number; to: number | null };

/** What a text says of the sum at a place besides its number; null where that is nothing. */
export function termsAt(text: string, { start, end, to }: Range): AmountTerms | null {
  const lead = text.slice(Math.max(0, start - 60), start);
  const rest = text.slice(end, end + 110);
  const bound =
    before.find(([, pattern]) => pattern.test(lead))?.[0] ??
    behind.find(([, pattern]) => pattern.test(rest))?.[0] ??
    null;
  const isEveryYear = everyYear.test(rest);
  const later = rest.replace(everyYear, '');
  const years = (spread.exec(later) ?? (isEveryYear ? forYears.exec(later) : null))?.[1];
  return termsOrNull({
    bound,
    to,
    from: null,
    yearly: isEveryYear || yearlyBefore.test(lead),
    years: years === undefined ? null : yearsIn(years),
  });
}
