import type { Figure } from '@ecco/domain';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { tokenise } from '../words/token.ts';
import { down, up } from './direction.lexicon.ts';
import type { PlacedFigure } from './placed-figure.ts';
import { opensNumber, scales, spokenNumber } from './spoken.ts';

const currency = String.raw`(?:US\$|C\$|A\$|HK\$|[$€£¥]|USD|EUR|GBP|CAD|AUD|RMB|rmb)`;
const scale = String.raw`(?:thousand|million|billion|trillion|bn|mn|[kKmMbB])\b`;
const unit = String.raw`(?:%|(?:percentage points|percent|per cent|basis points|bps|dollars?|euros?|pounds?)\b)`;
/** "$2.07 per share" is not $2.07 of anything else. */
const each = String.raw`(?:\s(?:per|a)\s(?:diluted\s|common\s|ordinary\s)?(?:share|unit|barrel|ton|tonne)\b)`;
/** "from 11 to 13 percent": where it comes from belongs to it. */
const range = String.raw`(?:(?<=\bfrom\s)(\d+(?:\.\d+)?)\s?(?:%|percent)?\s+to\s+)?`;
const written = new RegExp(
  String.raw`(?<![\w.])${range}(${currency})?\s?(\d+(?:,\d{3})*(?:\.\d+)?)(?:\s?(${scale}))?(?:[\s-]?(${unit}))?${each}?`,
  'gu',
);
const multipliers: Record<string, number> = { k: 1e3, m: 1e6, mn: 1e6, b: 1e9, bn: 1e9 };

/**
 * The figures of a sentence, in digits ("$2.4 billion", "7.25%", "$410m") or spoken ("two hundred basis
 * points", "three point five percent"). Plain years, dates and bare numbers below a hundred are left out.
 */
export function findFigures(sentence: string): PlacedFigure[] {
  const hasDigit = /\d/u.test(sentence);
  const found = hasDigit ? writtenAndVotes(sentence) : [];
  return [...found, ...findSpoken(sentence, found)].sort((a, b) => a.start - b.start);
}

function writtenAndVotes(sentence: string): PlacedFigure[] {
  const votes = findVotes(sentence);
  const isFree = ({ start, end }: PlacedFigure) =>
    !votes.some((vote) => vote.start < end && start < vote.end);
  return [...votes, ...findWritten(sentence).filter(isFree)];
}

function findWritten(sentence: string): PlacedFigure[] {
  const found: PlacedFigure[] = [];
  for (const match of sentence.matchAll(written)) {
    const [text, from, money, digits = '', word, measure] = match;
    const value = Number(digits.replaceAll(',', ''));
    const isBare = money === undefined && word === undefined && measure === undefined;
    const trimmed = text.trim();
    const start = match.index + text.indexOf(trimmed);
    if (isBare && (!isCount(digits, value) || isPartOfName(sentence, start, trimmed.length))) continue;
    const kind = unitOf(money, measure);
    const scaled =
      value *
      factor(word ?? (money === undefined ? undefined : scaleAhead(sentence, start + trimmed.length)));
    const figure = { start, end: start + trimmed.length, value: scaled, unit: kind };
    found.push({
      ...place(sentence, figure),
      ...(from === undefined ? {} : { direction: way(Number(from), value) }),
    });
  }
  return found;
}

/** "$4.1 to $4.3 billion" are both billions. */
const reachesTo = new RegExp(
  String.raw`^(?:\s+(?:to|and|or)\s+|\s?[-–]\s?)[$€£]?\d+(?:\.\d+)?\s?(${scale})`,
  'u',
);
const scaleAhead = (sentence: string, end: number): string | undefined =>
  reachesTo.exec(sentence.slice(end, end + 40))?.[1];

const way = (from: number, to: number): Figure['direction'] =>
  from === to ? null : from < to ? 'up' : 'down';

const isCount = (digits: string, value: number): boolean => value >= 100 && !/^(?:19|20)\d\d$/u.test(digits);

/** "ADX-629", "Bill S-204", "S&P 500", "Rule 506", "a 401(k)": the number names something and counts nothing. */
const namesBefore =
  /(?:\p{Lu}\p{L}{0,40}[-–]\s?|\b(?:S&P|Fortune|Russell|Nasdaq|FTSE|Stoxx|Nikkei|Section|Rule|Form|Item|Bill|Article|Title|Act|Note|Exhibit|Resolution|Ordinance|Suite|Room|Highway|Route|Flight|Page|No\.|Number)\s)$/u;
const namesAfter = /^\(\p{Ll}\)/u;

const isPartOfName = (sentence: string, start: number, length: number): boolean =>
  namesBefore.test(sentence.slice(Math.max(0, start - 24), start)) ||
  namesAfter.test(sentence.slice(start + length, start + length + 3));

function factor(word: string | undefined): number {
  if (word === undefined) return 1;
  return scales.get(word.toLowerCase()) ?? multipliers[word.toLowerCase()] ?? 1;
}

function unitOf(money: string | undefined, measure: string | undefined): Figure['unit'] {
  if (measure !== undefined && /^(?:%|per)/u.test(measure)) return 'percent';
  if (measure !== undefined && /^b/u.test(measure)) return 'basis-points';
  if (money === '$' || money === 'US$' || money === 'USD' || /^dollars?$/u.test(measure ?? '')) return 'usd';
  return money !== undefined || measure !== undefined ? 'other' : 'count';
}

type Found = { start: number; end: number; value: number; unit: Figure['unit'] };

function place(sentence: string, { start, end, value, unit: kind }: Found): PlacedFigure {
  const direction = directionBefore(sentence, start, end);
  return {
    text: sentence.slice(start, end),
    value: Number(value.toPrecision(12)),
    unit: kind,
    direction,
    start,
    end,
  };
}

/** A number in words counts as a figure only with a measure behind it: "two people" is none. */
function findSpoken(sentence: string, taken: PlacedFigure[]): PlacedFigure[] {
  if (!/percent|per cent|basis|dollar|million|billion|trillion|euro|pound/iu.test(sentence)) return [];
  const tokens = tokenise(sentence.replaceAll('-', ' '));
  const words = tokens.map((token) => token.lower);
  const found: PlacedFigure[] = [];
  for (let at = 0; at < words.length; at++) {
    if (!opensNumber(words[at] ?? '')) continue;
    const number = spokenNumber(words, at);
    if (number === null) continue;
    const last = measured(words, at + number.words, number.value);
    const start = tokens[at]?.start ?? 0;
    const end = tokens[(last?.end ?? 1) - 1]?.end ?? 0;
    const isFree = !taken.some((figure) => figure.start < end && start < figure.end);
    if (last !== null && isFree)
      found.push(place(sentence, { start, end, value: number.value, unit: last.unit }));
    at += number.words - 1;
  }
  return found;
}

function measured(words: string[], at: number, value: number): { unit: Figure['unit']; end: number } | null {
  const [word, next] = [words[at] ?? '', words[at + 1] ?? ''];
  if (word === 'percent') return { unit: 'percent', end: at + 1 };
  if ((word === 'per' && next === 'cent') || (word === 'percentage' && /^points?$/u.test(next)))
    return { unit: 'percent', end: at + 2 };
  if (word === 'basis' && /^points?$/u.test(next)) return { unit: 'basis-points', end: at + 2 };
  if (/^dollars?$/u.test(word)) return { unit: 'usd', end: at + 1 };
  if (/^(?:euros?|pounds?|yen)$/u.test(word)) return { unit: 'other', end: at + 1 };
  return value >= 1e6 ? { unit: 'count', end: at } : null;
}

const votes =
  /(?<!(?:January|February|March|April|May|June|July|August|September|October|November|December) )\b(\d{1,3})(?:\s?[-–]\s?|\s+to\s+)(\d{1,2})(?!\s?(?:%|percent|year|month|day|basis|million|billion|[-–/]\d))\b/gu;
const voted = /\b(?:vot(?:e|es|ed|ing)|motion|approved|passed|carried|failed|rejected)\b/iu;

/** "The board voted 5 to 2": what stands for the motion, with what stands against it in the text. */
function findVotes(sentence: string): PlacedFigure[] {
  if (!voted.test(sentence)) return [];
  return [...sentence.matchAll(votes)].map((match) => ({
    text: match[0],
    value: Number(match[1]),
    unit: 'count',
    direction: null,
    start: match.index,
    end: match.index + match[0].length,
  }));
}

/** What is said beside: its words are of another figure. */
const otherClause = /\b(?:while|whereas|but)\b|;/iu;
/** "Down from $88 million": it is not what was that moved. */
const origin = /\bfrom\s+(?:(?:just|only|about|around|approximately|roughly|some)\s+)?$/iu;

/** Whether the words around a figure say that something went up or down; the nearest word before it decides. */
function directionBefore(sentence: string, start: number, end: number): Figure['direction'] {
  const before =
    sentence
      .slice(Math.max(0, start - 48), start)
      .split(otherClause)
      .at(-1) ?? '';
  if (origin.test(before)) return null;
  const [rise, fall] = [lastMatch(before, up), lastMatch(before, down)];
  if (rise !== fall) return rise > fall ? 'up' : 'down';
  const after = sentence.slice(end, end + 24);
  const [riseAfter, fallAfter] = [firstMatch(after, up), firstMatch(after, down)];
  if (riseAfter === fallAfter) return null;
  return riseAfter < fallAfter ? 'up' : 'down';
}

const lastMatch = (text: string, words: Lexicon): number => words.findAll(text).at(-1)?.index ?? -1;

const firstMatch = (text: string, words: Lexicon): number =>
  words.findAll(text)[0]?.index ?? Number.POSITIVE_INFINITY;
