import type { Figure } from '@ecco/domain';
import { placedFigures } from '../../assertions/proved-figures.ts';
import { saidNumbers } from '../../factuality/said-number.ts';
import { tokenise } from '../../words/token.ts';
import { withoutNoFees } from '../asked/fee.lexicon.ts';
import type { Needs } from '../asked/needs.ts';
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
  asksSpan,
  timeWords,
} from './number-lead.lexicon.ts';

type Found = Span & { unit: Figure['unit']; value: number; of: string; period: string | null };

const shares: readonly Figure['unit'][] = ['percent', 'basis-points'];
const sums: readonly Figure['unit'][] = ['usd', 'other'];

/** The number of a sentence that a question asks for, with its unit: of several the one nearest to the words of the question. */
export function numberLead(question: string, needs: Needs, text: string): Lead | null {
  const isCount = asksCount.test(question) || asksSpan.test(question);
  const units = unitsFor(question);
  const all = isCount ? countsIn(question, needs, text) : figuresIn(text);
  const known = new Set(figuresIn(question).map(keyOf));
  const fitting = all.filter((one) => !known.has(keyOf(one)) && (units === null || units.includes(one.unit)));
  const ofShare = fitting.filter((one) => perShare.test(text.slice(one.start, one.end + shareReach)));
  const found = asksPerShare.test(question) && ofShare.length > 0 ? ofShare : fitting;
  const stems = needs.head.length > 0 ? needs.head : needs.things.keys();
  const one =
    asksFee.test(question) && !asksMargin.test(question)
      ? feeIn(found, text)
      : (nearestTo(found, anchorsIn(text, stems)) ?? nearestTo(found, anchorsIn(text, needs.things.keys())));
  if (one === null) return null;
  const now = movedTo(one, found, text);
  return { text: text.slice(now.start, now.end), key: keyOf(now), period: now.period };
}

const perShare = /^\S+(?: (?:million|billion|cents))? (?:per|a) (?:\S+ ){0,2}share/u;
/** Characters behind a sum in which it is said to be that of one share. */
const shareReach = 30;

/** Characters between a fee and the words that call it one, at most. */
const feeReach = 40;

/** The figure that is said of a fee: another one of its sentence is no fee. */
function feeIn(found: readonly Found[], text: string): Found | null {
  const anchors = anchorsIn(withoutNoFees(text), ['fee']);
  return nearestTo(
    found.filter((one) => anchors.some((anchor) => within(feeReach, one, anchor))),
    anchors,
  );
}

/** Of "from 7 to 6.75 percent" what it is now. */
function movedTo(one: Found, found: readonly Found[], text: string): Found {
  if (!/\bfrom\s*(?:about |some )?$/iu.test(text.slice(0, one.start))) return one;
  const to = /\sto\s/iu.exec(text.slice(one.start, one.end));
  const offset = one.start + (to === null ? 0 : to.index + to[0].length);
  const [inside] = to === null ? [] : figuresIn(text.slice(offset, one.end));
  if (inside !== undefined)
    return { ...one, value: inside.value, start: offset + inside.start, end: offset + inside.end };
  const next = found.find(({ start }) => start > one.end);
  const isMoved =
    next?.unit === one.unit && /^\s*to\s*(?:about |some )?$/iu.test(text.slice(one.end, next.start));
  return isMoved ? next : one;
}

/** What may answer; null where anything may. */
function unitsFor(question: string): readonly Figure['unit'][] | null {
  if (asksCount.test(question) || asksSpan.test(question)) return null;
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

/** Numbers with the thing that is counted behind them: "fourteen firms". */
function countsIn(question: string, needs: Needs, text: string): Found[] {
  const tokens = tokenise(text);
  const [, thing = ''] = counted.exec(question) ?? [];
  const things = new Set([...searchTermsOf(thing), ...needs.head]);
  const isCounted = asksSpan.test(question)
    ? (word: string) => timeWords.test(word)
    : (word: string) => searchTermsOf(word).some((stem) => things.has(stem));
  return saidNumbers(text).flatMap(({ start, end, mantissa, scale, isPercent }): Found[] => {
    if (isPercent) return [];
    const behind = tokens.filter((token) => token.start >= end).slice(0, reach);
    const first = behind.findIndex(({ lower }) => isCounted(lower));
    // "Basis points" are one thing of two words.
    const noun = behind[behind[first]?.lower === 'basis' ? first + 1 : first];
    if (noun === undefined || /[,.;:]/u.test(text.slice(end, noun.start))) return [];
    const value = mantissa * (scale ?? 1);
    const of = asksSpan.test(question) ? (searchTermsOf(noun.text)[0] ?? noun.lower) : '';
    return [{ start, end: noun.end, unit: 'count', value, of, period: null }];
  });
}
