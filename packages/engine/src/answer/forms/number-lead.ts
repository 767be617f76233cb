import type { Figure } from '@ecco/domain';
import { placedFigures } from '../../assertions/proved-figures.ts';
import { isSameNumber, saidNumbers } from '../../factuality/said-number.ts';
import type { Source } from '../../ports/ports.ts';
import { isPrice, tellsPrice, withoutNoFees } from '../fit/fee.lexicon.ts';
import { kinOf } from '../terms/kin.lexicon.ts';
import type { Needs } from '../question/needs.ts';
import { isPaper } from '../fit/subject-match.ts';
import { tellsPaid } from '../fit/passages.ts';
import { periodAsked, periodOf } from '../question/said-period.ts';
import type { Span } from '../question/span.type.ts';
import { isOfTimeAsked } from '../fit/time-of-figure.ts';
import { isUnderOtherHeading } from '../fit/under-heading.ts';
import { asksYearAgo, isOfYearAgo, withoutYearAgo } from '../question/year-ago.ts';
import { searchTermsOf } from '../terms/search-terms.ts';
import { countsIn } from './counts-in.ts';
import { asksBefore, asksGrowth } from './figure-role.lexicon.ts';
import { isOfRole } from './figure-role.ts';
import type { Lead } from './lead.type.ts';
import { listedOutlook } from './listed-outlook.ts';
import { anchorsIn, nearestTo, within } from './nearest.ts';
import {
  asksCount,
  asksFee,
  asksMargin,
  asksMoney,
  asksMultiple,
  asksPart,
  asksPerShare,
  asksShare,
  asksSize,
  asksSpan,
  asksUnitPrice,
} from '../question/figure-question.lexicon.ts';
import { isOfPart } from './of-part.ts';
import { isOfOtherThing } from './other-thing.ts';
import type { PlacedFigure } from './placed-figure.type.ts';
import { isQualified } from './qualified-noun.ts';
import { rowFigure } from './row-lead.ts';

const shares: readonly Figure['unit'][] = ['percent', 'basis-points'];
const sums: readonly Figure['unit'][] = ['usd', 'other'];

/** A sentence, and where it stands. */
export type Placing = { text: string; source: Source; segment: number };
type Asked = { question: string; needs: Needs };

/** The numbers of a sentence that may be what a question asks for: of its unit, and not one that it names itself. */
function fittingIn({ question, needs }: Asked, said: Placing): PlacedFigure[] {
  const { text } = said;
  if (!asksYearAgo(question)) return fittingNow({ question, needs }, said);
  const held = new Set(searchTermsOf(text));
  if (!needs.head.every((stem) => [...kinOf(stem)].some((one) => held.has(one)))) return [];
  const asked = { question: withoutYearAgo(question), needs };
  return fittingOfUnit(asked, text, (one) => isOfYearAgo(one, text));
}

/** Those of the time and of the kind that is asked for: no growth for a size, and nothing of a quarter for a year. */
function fittingNow(asked: Asked, said: Placing): PlacedFigure[] {
  const { question } = asked;
  const { text } = said;
  const isCount = asksCount.test(question) || asksSpan.test(question);
  const isTimely = isOfTimeAsked(question, said);
  return fittingOfUnit(asked, text, (one) => isTimely(one) && (isCount || isOfRole(question, one, text)));
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
  { question, needs }: Asked,
  text: string,
  isMeant: (one: PlacedFigure) => boolean,
): PlacedFigure[] {
  const isCount = asksCount.test(question) || asksSpan.test(question);
  const units = unitsFor(question);
  const all = isCount ? countsIn(question, needs, text) : figuresIn(text);
  const known = new Set(figuresIn(question).map(keyOf));
  const isPriced = units?.some((unit) => sums.includes(unit)) ?? false;
  const isPerShare = asksPerShare.test(question);
  const fits = (one: PlacedFigure): boolean =>
    (units === null ||
      units.includes(one.unit) ||
      (isPriced && (isPrice(text, one) || isBareSum(text, one)))) &&
    !(isPerShare && one.value >= mostPerShare);
  const fitting = all.filter((one) => !known.has(keyOf(one)) && fits(one));
  if (asksUnitPrice.test(question)) return fitting.filter((one) => isUnitPrice(one, text) && isMeant(one));
  const ofShare = fitting.filter((one) => perShare.test(text.slice(one.start, one.end + shareReach)));
  const found = preferred(isPerShare, ofShare, fitting);
  return (isOfFee(question) ? feesIn(found, text) : found).filter(isMeant);
}

const beforeUnitPrice =
  /\baverage (?:[\p{L}-]+ ){0,3}price (?:(?:paid|per|was|of|at|about|approximately|share) ){0,4}$/iu;

/** "At an average price of $521 per share". */
const isUnitPrice = ({ start, end }: Span, text: string): boolean =>
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
export function hasNumberFor(question: string, needs: Needs, said: Placing): boolean {
  const { text } = said;
  if (rowFigure({ question, needs }, said) !== null || fittingIn({ question, needs }, said).length > 0)
    return true;
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

/**
 * The number of a sentence that a question asks for, with its unit: of several the one nearest to the words of the question.
 * Of what was done it must say that it was done.
 */
export function numberLead(question: string, needs: Needs, said: Placing): Lead | null {
  const { text } = said;
  const ofRow = rowFigure({ question, needs }, said);
  if (ofRow !== null && text.includes(ofRow)) return knownLead(ofRow);
  const listed = listedOutlook(question, said);
  if (listed !== null) return knownLead(listed);
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
  const asked = { question, nouns: noun, stems, act: needs.act, owner };
  const found = fittingIn({ question, needs }, said).filter(
    (one) =>
      (asksYearAgo(question) || isOfNow(question, one, text)) &&
      !isOfOtherThing(asked, one, text) &&
      !isOfPart(question, one, said),
  );
  const anchors = noun.length > 0 ? noun : anchorsIn(text, stems);
  const one = isOfFee(question)
    ? nearestTo(found, anchorsIn(withoutNoFees(text), ['fee']))
    : (nearestTo(found, anchors) ?? nearestTo(found, anchorsIn(text, needs.things.keys())));
  if (one === null || standsApart(one, anchors, text)) return null;
  const now = wholeRange(movedTo(one, found, text), text);
  const change = changeOf(now, text);
  return {
    text: text.slice(now.start, now.end),
    key: keyOf(now),
    period: now.period,
    ...(change && { change }),
  };
}

/** The only figure of a decision that may be what a question asks for. */
export function decidedLead(question: string, needs: Needs, said: Placing): Lead | null {
  const [one, another] = fittingIn({ question, needs }, said);
  if (one === undefined || another !== undefined) return null;
  return { text: said.text.slice(one.start, one.end), key: keyOf(one), period: one.period };
}

/** A figure that is known from a row or a decision, as one of a sentence would be told. */
export function knownLead(figure: string): Lead {
  const [one] = figuresIn(figure);
  return { text: figure, key: one === undefined ? figure : keyOf(one), period: null };
}

/** Words that say which of several figures of one name is meant: all of it, or a part, or a way of counting. */
const measureKind = /^(?:net|gross|total|consolid|adjust|organ|annual|averag)/u;

/** Whether a figure may stand alone: what was a year ago does so only before whoever asks for it. */
function isOfNow(question: string, one: PlacedFigure, text: string): boolean {
  return asksBefore.test(question) || periodAsked(question) !== null || periodOf(one, text)?.kind !== 'prior';
}

/** Characters between such a word and its noun, at most. */
const kindReach = 40;

/** Words of a sentence at most that only says how much, of what was named right before it: "At March 31 it's 4.76 billion." */
const shortReply = 10;

/** Whether a sentence tells of the thing asked for, and of the deed; of a paper its paragraph may, where it has another word of the question. */
function tellsThing(needs: Needs, said: Placing): boolean {
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
function tellsHead({ head }: Needs, { text, source, segment }: Placing): boolean {
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
function isOfOtherPart(question: string, needs: Needs, { text, source, segment }: Placing): boolean {
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

/** What may answer; null where anything may. */
function unitsFor(question: string): readonly Figure['unit'][] | null {
  if (asksCount.test(question) || asksSpan.test(question)) return null;
  if (asksMultiple.test(question)) return ['count'];
  if (asksGrowth.test(question)) return [...shares, ...sums];
  if (asksSize.test(question)) return [...sums, 'count'];
  if (asksPerShare.test(question)) return sums;
  // No margin is told in basis points, but what it rose or fell by.
  if (asksMargin.test(question)) return /\bspread/iu.test(question) ? shares : ['percent'];
  if (asksFee.test(question)) return [...shares, ...sums];
  const [isSum, isShare] = [asksMoney.test(question), asksShare.test(question)];
  if (isSum === isShare) return asksPart.test(question) ? [...shares, ...sums] : null;
  if (asksPart.test(question)) return [...shares, ...sums];
  return isSum ? sums : shares;
}

const keyOf = ({ unit, value, of }: Pick<PlacedFigure, 'unit' | 'value' | 'of'>): string =>
  unit === 'basis-points' ? `percent ${value / 100}` : `${unit} ${value} ${of}`.trim();

const figuresIn = (text: string): PlacedFigure[] =>
  placedFigures(text).map((figure) => ({ ...figure, of: '' }));
