import { placedFigures } from '../../assertions/proved-figures.ts';
import { isSameNumber, saidNumbers } from '../../factuality/said-number.ts';
import type { Source } from '../../ports/ports.ts';
import { isPrice, tellsPrice, withoutNoFees } from '../fit/fee.lexicon.ts';
import { tellsPaid } from '../fit/passages.ts';
import { isPaper } from '../fit/subject-match.ts';
import { matchesPeriod } from '../fit/time-of-figure.ts';
import { isUnderOtherHeading } from '../fit/under-heading.ts';
import { moneyUnits } from '../question/figure-question.ts';
import type { Needs } from '../question/needs.ts';
import { periodOf } from '../question/period-mention.ts';
import { figuresIn, keyOfFigure, type PlacedFigure } from '../question/placed-figure.ts';
import type { QuestionReading } from '../question/question-reading.type.ts';
import type { Span } from '../question/span.type.ts';
import { isOfYearAgo } from '../question/year-ago.ts';
import { kinOf } from '../terms/kin.lexicon.ts';
import { searchTermsOf } from '../terms/search-terms.ts';
import { countsIn } from './counts-in.ts';
import { isOfRole } from './figure-role.ts';
import type { Lead } from './lead.type.ts';
import { listedOutlook } from './listed-outlook.ts';
import { anchorsIn, nearestTo, within } from './nearest.ts';
import { isOfOtherThing, isOfPart } from './other-thing.ts';
import { isQualified } from './qualified-noun.ts';
import { rowFigure } from './row-lead.ts';

/** A sentence, and where it stands. */
export type PlacedText = { text: string; source: Source; segment: number };
/** What of a question its figure is told by. */
export type FigureReading = Pick<
  QuestionReading,
  'question' | 'needs' | 'figure' | 'period' | 'column' | 'measure'
>;

/** The numbers of a sentence that may be what a question asks for: of its unit, and not one that it names itself. */
function fittingIn(asked: FigureReading, said: PlacedText): PlacedFigure[] {
  const { text } = said;
  const { figure, needs } = asked;
  if (!figure.isYearAgo) return fittingNow(asked, said);
  const held = new Set(searchTermsOf(text));
  if (!needs.head.every((stem) => [...kinOf(stem)].some((one) => held.has(one)))) return [];
  return fittingOfUnit(asked, text, (one) => isOfYearAgo(one, text));
}

/** Those of the time and of the kind that is asked for: no growth for a size, and nothing of a quarter for a year. */
function fittingNow(asked: FigureReading, said: PlacedText): PlacedFigure[] {
  const { figure, period } = asked;
  const { text } = said;
  const isCount = figure.unit.isCount || figure.unit.isSpan;
  const isTimely = matchesPeriod(period, said);
  return fittingOfUnit(asked, text, (one) => isTimely(one) && (isCount || isOfRole(figure, one, text)));
}

/** What a number with a thing behind it is not followed by. */
const countsNothing =
  /^(?:[.,;:)?!]|$| (?:of|for|in|at|on|up|down|versus|compared|and|or|from|to|was|were|is|as|with|which|that|this|last|but|by)\b)/u;

/** Whoever speaks of sums leaves out their money: "net revenues of 3.08 billion", and not "225 million tests". */
const isBareSum = (text: string, { unit, value, end }: PlacedFigure): boolean =>
  unit === 'count' && value >= 1e6 && countsNothing.test(text.slice(end));

/** No share has more of anything. */
const mostPerShare = 100_000;

function fittingOfUnit(
  asked: FigureReading,
  text: string,
  isMeant: (one: PlacedFigure) => boolean,
): PlacedFigure[] {
  const { units, isCount, isSpan, isPerShare, isUnitPrice, isFee, named } = asked.figure.unit;
  const all = isCount || isSpan ? countsIn(asked, text) : figuresIn(text);
  const isPriced = units?.some((unit) => moneyUnits.includes(unit)) ?? false;
  const fits = (one: PlacedFigure): boolean =>
    (units === null ||
      units.includes(one.unit) ||
      (isPriced && (isPrice(text, one) || isBareSum(text, one)))) &&
    !(isPerShare && one.value >= mostPerShare);
  const fitting = all.filter((one) => !named.has(keyOfFigure(one)) && fits(one));
  if (isUnitPrice) return fitting.filter((one) => tellsUnitPrice(one, text) && isMeant(one));
  const ofShare = fitting.filter((one) => perShare.test(text.slice(one.start, one.end + shareReach)));
  const found = preferred(isPerShare, ofShare, fitting);
  return (isFee ? feesIn(found, text) : found).filter(isMeant);
}

const beforeUnitPrice =
  /\baverage (?:[\p{L}-]+ ){0,3}price (?:(?:paid|per|was|of|at|about|approximately|share) ){0,4}$/iu;

/** "At an average price of $521 per share". */
const tellsUnitPrice = ({ start, end }: Span, text: string): boolean =>
  perShare.test(text.slice(start, end + shareReach)) ||
  beforeUnitPrice.test(text.slice(Math.max(0, start - nounReach * 3), start));

/** Where some figures are those of one share, these alone for who asks for them, and the others for who does not. */
function preferred(
  isPerShare: boolean,
  ofShare: readonly PlacedFigure[],
  all: readonly PlacedFigure[],
): readonly PlacedFigure[] {
  if (isPerShare) return ofShare.length > 0 ? ofShare : all;
  const others = all.filter((one) => !ofShare.includes(one));
  return others.length > 0 ? others : all;
}

/**
 * Whether a sentence has a number that may be what a question asks for. Whoever speaks leaves out what everybody knows:
 * "it's 4.76 billion", "one year you're at 8.6".
 */
export function hasNumberFor(asked: FigureReading, said: PlacedText): boolean {
  const { text } = said;
  const { question, figure } = asked;
  if (rowFigure(asked, said) !== null || fittingIn(asked, said).length > 0) return true;
  const { units } = figure.unit;
  if (units === null || figure.isFee || figure.isYearAgo) return false;
  const named = placedFigures(text).filter(({ unit }) => unit !== 'count');
  const known = saidNumbers(question);
  const bare = saidNumbers(text).filter(
    (one) =>
      !one.isPercent &&
      !named.some(({ start, end }) => start < one.end && one.start < end) &&
      !known.some((other) => isSameNumber(one, other)),
  );
  if (units.some((unit) => moneyUnits.includes(unit))) return bare.some(({ scale }) => scale !== null);
  return bare.some(({ mantissa, scale }) => scale === null && mantissa < mostPercent && !isSmall(mantissa));
}

const mostPercent = 100;
/** "Two" may be anything. */
const isSmall = (value: number): boolean => Number.isInteger(value) && value <= 3;

/**
 * The number of a sentence that a question asks for, with its unit: of several the one nearest to the words of the question.
 * Of what was done it must say that it was done.
 */
export function numberLead(asked: FigureReading, said: PlacedText): Lead | null {
  const { text } = said;
  const { question, needs, figure } = asked;
  const ofRow = rowFigure(asked, said);
  if (ofRow !== null && text.includes(ofRow)) return leadOfFigure(ofRow);
  const listed = listedOutlook(asked, said);
  if (listed !== null) return leadOfFigure(listed);
  if (
    !tellsThing(needs, said) ||
    isOfOtherPart(question, needs, said) ||
    isQualified(question, nounsIn(needs, text), said)
  )
    return null;
  const noun = nounsIn(needs, text);
  const stems = needs.head.length > 0 ? needs.head : [...needs.things.keys()];
  const { title, organizations = [] } = said.source.context;
  const owner = [title, ...organizations].join(' ');
  const sum = { question, nouns: noun, stems, act: needs.act, owner };
  const found = fittingIn(asked, said).filter(
    (one) =>
      (figure.isYearAgo || isOfNow(asked, one, text)) &&
      !isOfOtherThing(sum, one, text) &&
      !isOfPart(question, one, said),
  );
  const anchors = noun.length > 0 ? noun : anchorsIn(text, stems);
  const one = figure.isFee
    ? nearestTo(found, anchorsIn(withoutNoFees(text), ['fee']))
    : (nearestTo(found, anchors) ?? nearestTo(found, anchorsIn(text, needs.things.keys())));
  if (one === null || standsApart(one, anchors, text)) return null;
  const now = wholeRange(movedTo(one, found, text), text);
  const change = changeOf(now, text);
  return {
    text: text.slice(now.start, now.end),
    key: keyOfFigure(now),
    period: now.period,
    ...(change && { change }),
  };
}

/** The only figure of a decision that may be what a question asks for. */
export function decidedLead(asked: FigureReading, said: PlacedText): Lead | null {
  const [one, another] = fittingIn(asked, said);
  if (one === undefined || another !== undefined) return null;
  return { text: said.text.slice(one.start, one.end), key: keyOfFigure(one), period: one.period };
}

/** A figure that is known from a row or a decision, as one of a sentence would be told. */
export function leadOfFigure(figure: string): Lead {
  const [one] = figuresIn(figure);
  return { text: figure, key: one === undefined ? figure : keyOfFigure(one), period: null };
}

/** Words that say which of several figures of one name is meant: all of it, or a part, or a way of counting. */
const measureKind = /^(?:net|gross|total|consolid|adjust|organ|annual|averag)/u;

/** Whether a figure may stand alone: what was a year ago does so only before whoever asks for it. */
function isOfNow({ figure, period }: FigureReading, one: PlacedFigure, text: string): boolean {
  return figure.isBefore || period !== null || periodOf(one, text)?.kind !== 'prior';
}

/** Characters between such a word and its noun, at most. */
const kindReach = 40;

/** Words of a sentence at most that only says how much, of what was named right before it: "At March 31 it's 4.76 billion." */
const shortReply = 10;

/** Whether a sentence tells of the thing asked for, and of the deed; of a paper its paragraph may, where it has another word of the question. */
function tellsThing(needs: Needs, said: PlacedText): boolean {
  const { text, source, segment } = said;
  const isDone = (words: string): boolean =>
    needs.act === null ||
    anchorsIn(words, [needs.act]).length > 0 ||
    tellsPaid([...kinOf(needs.act)], words) ||
    tellsPrice(words);
  if (isDone(text) && tellsHead(needs, said)) return true;
  const others = [...needs.things.keys()].filter((stem) => !needs.head.includes(stem));
  if (!isPaper(source) || anchorsIn(text, others).length === 0) return false;
  const paragraph = source.segments[segment]?.text ?? '';
  return isDone(paragraph) && tellsHead(needs, { ...said, text: paragraph });
}

/** "Profit was 68 percent of revenue" tells of no revenue. */
const partOf = /(?:percent|percentage|%|share|portion|third|half) of (?:\p{L}+ ){0,2}$/u;

/** Where a text has words of some stems, but for those of which it tells a part. */
const ownAnchors = (text: string, stems: Iterable<string>): Span[] =>
  anchorsIn(text, stems).filter(({ start }) => !partOf.test(text.slice(0, start)));

/** Whether a sentence has the thing asked for in its own words: its noun, and half of what stands before that. */
function tellsHead({ head }: Needs, { text, source, segment }: PlacedText): boolean {
  const noun = head.at(-1);
  if (noun === undefined) return true;
  const has = (said: string, stem: string): boolean => ownAnchors(said, [stem]).length > 0;
  const nouns = ownAnchors(text, [noun]);
  // "Other income, net" is no net income.
  const isKind = (stem: string): boolean =>
    ownAnchors(text, [stem]).some(
      (one) =>
        nouns.length === 0 ||
        nouns.some(
          (of) =>
            one.end <= of.end && within(kindReach, one, of) && !/[\d,;]/u.test(text.slice(one.end, of.start)),
        ),
    );
  const missing = head.filter((stem) => measureKind.test(stem) && !isKind(stem));
  if (missing.length > 0) return false;
  if (has(text, noun)) return 2 * head.filter((stem) => has(text, stem)).length >= head.length;
  if (text.split(/\s+/u).length > shortReply) return isPriced(head, text);
  const before = source.segments.slice(Math.max(0, segment - 1), segment + 1).map((one) => one.text);
  return has(before.join(' '), noun);
}

/** Characters from which a sentence has named what it speaks of before it says how much. */
const subjectless = 25;

/** "Net revenues of $175 million": of what, the heading above says. */
function isOfOtherPart(question: string, needs: Needs, { text, source, segment }: PlacedText): boolean {
  const [first] = nounsIn(needs, text);
  return first !== undefined && first.start < subjectless && isUnderOtherHeading(question, source, segment);
}

/** A price need not be called one. */
const isPriced = (head: readonly string[], text: string): boolean => tellsPaid(head, text);

/** Characters between a noun and the word that stands before it in a question, at most. */
const nounReach = 24;

/** Where the noun of what is asked for stands; of two liabilities the unfunded one, where that is asked for. */
function nounsIn({ head }: Needs, text: string): Span[] {
  const nouns = ownAnchors(text, head.slice(-1));
  const before = ownAnchors(text, head.slice(-2, -1));
  const whole = nouns.filter((noun) =>
    before.some((one) => one.end <= noun.start && within(nounReach, one, noun)),
  );
  return whole.length > 0 ? whole : nouns;
}

/** "$150 million to $175 million" is told whole. */
function wholeRange(one: PlacedFigure, text: string): PlacedFigure {
  const others = figuresIn(text).filter(({ unit }) => unit === one.unit);
  const isJoined = (start: number, end: number): boolean => /^ ?(?:to|–|-) ?$/u.test(text.slice(start, end));
  const behind = others.find(({ start }) => start > one.end && isJoined(one.end, start));
  const before = others.find(({ end }) => end < one.start && isJoined(end, one.start));
  const start = before?.start ?? one.start;
  if (/\bfrom\s*$/iu.test(text.slice(0, start))) return one;
  return { ...one, start, end: behind?.end ?? one.end };
}

/** What it was before, where the sentence tells that it went from there to here: "from 1.2 billion a year to 700 million". */
function changeOf(now: PlacedFigure, text: string): Lead['change'] {
  const was = figuresIn(text).find(
    ({ unit, start, end }) =>
      unit === now.unit &&
      /\bfrom\s*(?:about |some )?\$?$/iu.test(text.slice(0, start)) &&
      (/^(?: \p{L}+){0,3} to (?:about |some )?$/u.test(text.slice(end, now.start)) ||
        /^,? ?(?:(?:up|down) )?from (?:about |some )?$/u.test(text.slice(now.end, start))),
  );
  if (was === undefined || was.value === now.value) return undefined;
  return { from: text.slice(was.start, was.end), direction: now.value > was.value ? 'up' : 'down' };
}

const parting = /[,;]\s(?:but|while|whereas|although|though)\b/giu;
/** What stands between a number and what is told of behind it: "$1.7 billion and earnings". */
const goesOn = /\b(?:and|but|while|with)\b|[,;]/u;

/** Whether what parts a sentence stands between a number and every word of what is asked for: "bonds pay 4%, but it is less than our rate". */
function standsApart({ start, end }: Span, anchors: readonly Span[], text: string): boolean {
  const parted = [...text.matchAll(parting)].map(({ index }) => index);
  const isApart = (anchor: Span): boolean =>
    (anchor.start >= end && goesOn.test(text.slice(end, anchor.start))) ||
    parted.some((at) => (anchor.end <= at && at <= start) || (end <= at && at <= anchor.start));
  return anchors.length > 0 && anchors.every(isApart);
}

const perShare = /^\S+(?: (?:million|billion|cents))?(?: in cash)? (?:per|a) (?:\S+ ){0,4}share/u;
/** Characters behind a sum in which it is said to be that of one share. */
const shareReach = 30;

/** Characters between a fee and the words that call it one, at most. */
const feeReach = 40;

/** The figures that are said of a fee, or are a price: another one of its sentence is no fee. */
function feesIn(found: readonly PlacedFigure[], text: string): PlacedFigure[] {
  const anchors = anchorsIn(withoutNoFees(text), ['fee']);
  const isFee = (one: PlacedFigure): boolean => anchors.some((anchor) => within(feeReach, one, anchor));
  // "It fell from 1.35 percent to 0.9 percent."
  const goesTo = (one: PlacedFigure): boolean =>
    found.some(
      (from) => isFee(from) && /^\s*to\s*$/u.test(text.slice(from.end, Math.max(from.end, one.start))),
    );
  const fees = found.filter((one) => isFee(one) || goesTo(one));
  return fees.length > 0 ? fees : found.filter((one) => isPrice(text, one));
}

/** Of "from 7 to 6.75 percent" what it is now. */
function movedTo(one: PlacedFigure, found: readonly PlacedFigure[], text: string): PlacedFigure {
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
function countMoved(one: PlacedFigure, text: string): PlacedFigure | null {
  const [, gap = ''] = /^(\s*to\s+(?:about |some )?)/iu.exec(text.slice(one.end)) ?? [];
  const next = saidNumbers(text).find(({ start, isPercent }) => start === one.end + gap.length && !isPercent);
  if (gap === '' || next === undefined) return null;
  const value = next.mantissa * (next.scale ?? 1);
  return { ...one, value, start: next.start, end: next.end };
}
