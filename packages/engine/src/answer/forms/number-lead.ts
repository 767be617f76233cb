import type { Figure } from '@ecco/domain';
import { placedFigures } from '../../assertions/proved-figures.ts';
import { isSameNumber, saidNumbers } from '../../factuality/said-number.ts';
import { tokenise } from '../../words/token.ts';
import { isPrice, withoutNoFees } from '../asked/fee.lexicon.ts';
import { fitWeights } from '../asked/fit.weights.ts';
import { kinOf } from '../asked/kin.lexicon.ts';
import type { Needs } from '../asked/needs.ts';
import { asksYearAgo, isOfYearAgo, withoutYearAgo } from '../asked/year-ago.ts';
import { searchTermsOf } from '../terms/search-terms.ts';
import type { Lead } from './lead.type.ts';
import { anchorsIn, nearestTo, type Span, within } from './nearest.ts';
import {
  asksCount,
  asksFee,
  asksMargin,
  asksMoney,
  asksPerShare,
  asksShare,
  asksSize,
  asksSpan,
  timeWords,
} from './number-lead.lexicon.ts';

type Found = Span & { unit: Figure['unit']; value: number; of: string; period: string | null };

const shares: readonly Figure['unit'][] = ['percent', 'basis-points'];
const sums: readonly Figure['unit'][] = ['usd', 'other'];

/** The numbers of a sentence that may be what a question asks for: of its unit, and not one that it names itself. */
function fittingIn(question: string, needs: Needs, text: string): Found[] {
  if (!asksYearAgo(question)) return fittingNow(question, needs, text);
  const held = new Set(searchTermsOf(text));
  if (!needs.head.every((stem) => [...kinOf(stem)].some((one) => held.has(one)))) return [];
  return fittingNow(withoutYearAgo(question), needs, text).filter((one) => isOfYearAgo(one, text));
}

function fittingNow(question: string, needs: Needs, text: string): Found[] {
  const isCount = asksCount.test(question) || asksSpan.test(question);
  const units = unitsFor(question);
  const all = isCount ? countsIn(question, needs, text) : figuresIn(text);
  const known = new Set(figuresIn(question).map(keyOf));
  const isPriced = units?.some((unit) => sums.includes(unit)) ?? false;
  const fits = (one: Found): boolean =>
    units === null || units.includes(one.unit) || (isPriced && isPrice(text, one));
  const fitting = all.filter((one) => !known.has(keyOf(one)) && fits(one));
  const ofShare = fitting.filter((one) => perShare.test(text.slice(one.start, one.end + shareReach)));
  const found = asksPerShare.test(question) && ofShare.length > 0 ? ofShare : fitting;
  return isOfFee(question) ? feesIn(found, text) : found;
}

/**
 * Whether a sentence has a number that may be what a question asks for. Whoever speaks leaves out what everybody knows:
 * "it's 4.76 billion", "one year you're at 8.6".
 */
export function hasNumberFor(question: string, needs: Needs, text: string): boolean {
  if (fittingIn(question, needs, text).length > 0) return true;
  const units = unitsFor(question);
  if (units === null || isOfFee(question) || asksYearAgo(question)) return false;
  const named = placedFigures(text).filter(({ unit }) => unit !== 'count');
  const known = saidNumbers(question);
  const bare = saidNumbers(text).filter(
    (one) =>
      !one.isPercent &&
      !named.some(({ start, end }) => start < one.end && one.start < end) &&
      !known.some((other) => isSameNumber(one, other)),
  );
  if (units.some((unit) => sums.includes(unit))) return bare.some(({ scale }) => scale !== null);
  return bare.some(({ mantissa, scale }) => scale === null && mantissa < mostPercent && !isSmall(mantissa));
}

const mostPercent = 100;
/** "Two" may be anything. */
const isSmall = (value: number): boolean => Number.isInteger(value) && value <= 3;

const isOfFee = (question: string): boolean => asksFee.test(question) && !asksMargin.test(question);

/** The number of a sentence that a question asks for, with its unit: of several the one nearest to the words of the question. */
export function numberLead(question: string, needs: Needs, text: string): Lead | null {
  const found = fittingIn(question, needs, text);
  const stems = needs.head.length > 0 ? needs.head : needs.things.keys();
  const one = isOfFee(question)
    ? nearestTo(found, anchorsIn(withoutNoFees(text), ['fee']))
    : (nearestTo(found, anchorsIn(text, stems)) ?? nearestTo(found, anchorsIn(text, needs.things.keys())));
  if (one === null || standsApart(one, anchorsIn(text, stems), text)) return null;
  const now = movedTo(one, found, text);
  return { text: text.slice(now.start, now.end), key: keyOf(now), period: now.period };
}

const parting = /[,;]\s(?:but|while|whereas|although|though)\b/giu;

/** Whether what parts a sentence stands between a number and every word of what is asked for: "bonds pay 4%, but it is less than our rate". */
function standsApart({ start, end }: Span, anchors: readonly Span[], text: string): boolean {
  const parted = [...text.matchAll(parting)].map(({ index }) => index);
  const isApart = (anchor: Span): boolean =>
    parted.some((at) => (anchor.end <= at && at <= start) || (end <= at && at <= anchor.start));
  return anchors.length > 0 && anchors.every(isApart);
}

const perShare = /^\S+(?: (?:million|billion|cents))? (?:per|a) (?:\S+ ){0,2}share/u;
/** Characters behind a sum in which it is said to be that of one share. */
const shareReach = 30;

/** Characters between a fee and the words that call it one, at most. */
const feeReach = 40;

/** The figures that are said of a fee, or are a price: another one of its sentence is no fee. */
function feesIn(found: readonly Found[], text: string): Found[] {
  const anchors = anchorsIn(withoutNoFees(text), ['fee']);
  const fees = found.filter((one) => anchors.some((anchor) => within(feeReach, one, anchor)));
  return fees.length > 0 ? fees : found.filter((one) => isPrice(text, one));
}

/** Of "from 7 to 6.75 percent" what it is now. */
function movedTo(one: Found, found: readonly Found[], text: string): Found {
  if (!/\bfrom\s*(?:about |some )?$/iu.test(text.slice(0, one.start))) return one;
  const to = /\sto\s/iu.exec(text.slice(one.start, one.end));
  const offset = one.start + (to === null ? 0 : to.index + to[0].length);
  const [inside] = to === null ? [] : figuresIn(text.slice(offset, one.end));
  if (inside !== undefined)
    return { ...one, value: inside.value, start: offset + inside.start, end: offset + inside.end };
  const counted = one.unit === 'count' ? countMoved(one, text) : null;
  if (counted !== null) return counted;
  const next = found.find(({ start }) => start > one.end);
  const isMoved =
    next?.unit === one.unit && /^\s*to\s*(?:about |some )?$/iu.test(text.slice(one.end, next.start));
  return isMoved ? next : one;
}

/** Of "from 11 managers to 7" the 7. */
function countMoved(one: Found, text: string): Found | null {
  const [, gap = ''] = /^(\s*to\s+(?:about |some )?)/iu.exec(text.slice(one.end)) ?? [];
  const next = saidNumbers(text).find(({ start, isPercent }) => start === one.end + gap.length && !isPercent);
  if (gap === '' || next === undefined) return null;
  const value = next.mantissa * (next.scale ?? 1);
  return { ...one, value, start: next.start, end: next.end };
}

/** What may answer; null where anything may. */
function unitsFor(question: string): readonly Figure['unit'][] | null {
  if (asksCount.test(question) || asksSpan.test(question)) return null;
  if (asksSize.test(question)) return [...sums, 'count'];
  if (asksPerShare.test(question)) return sums;
  if (asksMargin.test(question)) return shares;
  if (asksFee.test(question)) return [...shares, ...sums];
  const [isSum, isShare] = [asksMoney.test(question), asksShare.test(question)];
  if (isSum === isShare) return null;
  return isSum ? sums : shares;
}

const keyOf = ({ unit, value, of }: Pick<Found, 'unit' | 'value' | 'of'>): string =>
  unit === 'basis-points' ? `percent ${value / 100}` : `${unit} ${value} ${of}`.trim();

const figuresIn = (text: string): Found[] => placedFigures(text).map((figure) => ({ ...figure, of: '' }));

/** "How many timber managers": what is counted. */
const counted = /\bhow many ([\p{L}-]+(?: [\p{L}-]+)?)/iu;
/** Words between a number and what it counts, at most. */
const reach = 3;

const ofMore = /^ (?:out )?of (?:the |its |our |their )?\d{1,6}\b/iu;

const otherKin = (stem: string): string[] => [...kinOf(stem)].filter((one) => one !== stem);

/** "All three are fine firms" counts no firms. */
const isBeing = /^(?:is|are|was|were|be|of|has|have|had)$/u;

/** Numbers with the thing that is counted behind them: "fourteen firms". */
function countsIn(question: string, needs: Needs, text: string): Found[] {
  const tokens = tokenise(text);
  const [, thing = ''] = counted.exec(question) ?? [];
  const things = new Set([...searchTermsOf(thing), ...needs.head]);
  // "How many firms answered": 31 responses.
  const done = [...needs.things].flatMap(([stem, share]) => (share < 1 ? [...otherKin(stem)] : []));
  // "How many requests has it rolled": nine of 29.
  const verbs = [...needs.things].flatMap(([stem, share]) =>
    share === fitWeights.verb ? [...kinOf(stem)] : [],
  );
  const told = new Set(searchTermsOf(text));
  const isCounted = asksSpan.test(question)
    ? (word: string) => timeWords.test(word)
    : (word: string) => searchTermsOf(word).some((stem) => things.has(stem) || done.includes(stem));
  const isDone = asksCount.test(question) && verbs.some((stem) => told.has(stem));
  return saidNumbers(text).flatMap(({ start, end, mantissa, scale, isPercent }): Found[] => {
    if (isPercent) return [];
    const behind = tokens.filter((token) => token.start >= end).slice(0, reach);
    const out = ofMore.exec(text.slice(end));
    const value = mantissa * (scale ?? 1);
    if (out !== null && isDone)
      return [{ start, end: end + out[0].length, unit: 'count', value, of: '', period: null }];
    const first = behind.findIndex(({ lower }) => isCounted(lower));
    // "Basis points" are one thing of two words.
    const noun = behind[behind[first]?.lower === 'basis' ? first + 1 : first];
    if (behind.slice(0, first).some(({ lower }) => isBeing.test(lower))) return [];
    if (noun === undefined || /[,.;:]/u.test(text.slice(end, noun.start))) return [];
    const of = asksSpan.test(question) ? (searchTermsOf(noun.text)[0] ?? noun.lower) : '';
    return [{ start, end: noun.end, unit: 'count', value, of, period: null }];
  });
}
