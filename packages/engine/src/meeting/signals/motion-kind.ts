import type { SignalKind } from '@ecco/domain';
import { isSameNumber, saidNumbers } from '../../factuality/said-number.ts';
import { readMoney } from '../../figures/money.ts';
import { foldApostrophes } from '../../words/fold.ts';
import { type Discussion, type FactSentence, segmentOf } from './discussion.ts';
import { noAct } from './kind.lexicon.ts';
import { kindsIn } from './kinds.ts';
import { investment, leaning } from './motion.lexicon.ts';
import { firmInWords, isVehicle } from './names.ts';
import { recommended } from './stage.lexicon.ts';
import type { Words } from './words.ts';

/** A sum of a motion that names a fund is a commitment from here on. */
const leastCommitment = 1e6;

/** Whether words are about a kind. */
export const isAbout = (text: string, kind: SignalKind): boolean => kindsIn(text).includes(kind);

/** By its own words, by a sum to a fund, or, where it only says "so moved" or "mix B", by the talk before it. */
export function kindOfMotion(
  motion: string,
  talk: readonly FactSentence[],
  isPlain: boolean,
): SignalKind | null {
  const [own] = kindsIn(motion);
  if (own !== undefined) return own;
  if (noAct.test(motion)) return null;
  const [fund] = fundNamed(motion, isPlain);
  if (fund !== undefined) return fund;
  const sum = readMoney(motion)[0]?.value ?? 0;
  const reported = (sum === 0 ? undefined : kindOfSum(sum, talk, isPlain)) ?? kindOfNumbers(motion, talk);
  if (reported !== undefined) return reported;
  if (/^\W*(?:to )?amend\b/iu.test(motion)) return kindAmended(talk);
  if (motion.split(/\s+/u).length > longestBare || (sum === 0 && !refersTo.test(motion))) return null;
  const factSentences = talk.filter(({ words }) => recommended.test(foldApostrophes(words.text)));
  const [advised] = factSentences.toReversed().flatMap(({ words }) => kindsIn(words.text));
  if (advised !== undefined) return advised;
  const isInvested = sum >= leastCommitment && talk.some(({ words }) => investment.test(words.text));
  return isInvested ? 'commitment' : null;
}

/** A motion that says what it does itself leaves nothing to the talk before it. */
const refersTo =
  /\b(?:recommend\p{L}*|propos\p{L}*|presented|moved?|it|this|them|those|both|mix|portfolio|option|alternative|scenario|item|plan|staff['’]?s?|question|requests?)\b|\d/iu;

/** Words of a motion that leaves to the talk before it what it is about. */
const longestBare = 40;

/** "Thirty-five million, then": the kind of what was said with the same sum. */
function kindOfSum(sum: number, talk: readonly FactSentence[], isPlain: boolean): SignalKind | undefined {
  const same = talk.filter(({ words }) => holdsSum(words.text, sum)).toReversed();
  return same.flatMap(({ words }) => [...kindsIn(words.text), ...fundNamed(words.text, isPlain)])[0];
}

/** "So moved, the fifteen point two": a broken number that was said of a rate or a contribution. */
function kindOfNumbers(motion: string, talk: readonly FactSentence[]): SignalKind | undefined {
  const broken = saidNumbers(foldApostrophes(motion)).filter(({ decimals }) => decimals > 0);
  const isSaid = ({ words }: FactSentence) =>
    saidNumbers(foldApostrophes(words.text)).some((number) =>
      broken.some((own) => own.mantissa === number.mantissa || isSameNumber(own, number)),
    );
  return broken.length > 0 &&
    talk.some((telling) => isAbout(telling.words.text, 'rate_change') && isSaid(telling))
    ? 'rate_change'
    : undefined;
}

/** An amendment is of the kind of the motion before it, or of what was recommended where that motion names nothing. */
function kindAmended(talk: readonly FactSentence[]): SignalKind | null {
  const kindsOf = (one: RegExp | typeof recommended): SignalKind[] =>
    talk
      .filter(({ words }) => one.test(foldApostrophes(words.text)))
      .toReversed()
      .flatMap(({ words }) => kindsIn(words.text));
  return kindsOf(/\bmove(?:d)?\b/iu)[0] ?? kindsOf(recommended)[0] ?? null;
}

/** Segments before a motion in which what it takes as presented was introduced. */
const introducedWithin = 12;

/** "I'll move it as presented": what is introduced first in the talk to it. */
export function kindIntroduced(discussion: Discussion, motion: Words, first: number): SignalKind | null {
  if (!leaning.test(foldApostrophes(motion.text)) || noAct.test(motion.text)) return null;
  const moved = segmentOf(discussion, motion.citations[0]?.segmentId ?? '');
  const talk = discussion.segments.slice(Math.max(first, moved - introducedWithin), moved);
  return talk.flatMap(({ text }) => kindsIn(text))[0] ?? null;
}

/** Whether words name a sum. */
export const holdsSum = (text: string, sum: number): boolean =>
  readMoney(text).some(({ value }) => value === sum);

/** A sum that is moved to a fund by its name is committed to it. */
function fundNamed(text: string, isPlain: boolean): SignalKind[] {
  const name = firmInWords(text, 'commitment', isPlain);
  const sum = readMoney(text)[0]?.value ?? 0;
  return name !== null && isVehicle(name, 'hire') && sum >= leastCommitment ? ['commitment'] : [];
}

/** "Would someone move to issue it?" "So moved." */
export function requestedKind(discussion: Discussion, { text, citations }: Words): SignalKind | null {
  const before = discussion.segments[segmentOf(discussion, citations[0]?.segmentId ?? '') - 1];
  // Minutes ask for nothing: the paragraph before may be another item's.
  const isTalk = before !== undefined && (before.speaker !== null || before.startMs !== null);
  if (text.split(/\s+/u).length > longestAssent || !isTalk) return null;
  return kindsIn(before.text.slice(-longestAsk))[0] ?? null;
}

const [longestAssent, longestAsk] = [8, 240];
