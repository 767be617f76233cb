import { type Citation, type CitedText, type Decision, type MinutesGap, smallestOf } from '@ecco/domain';
import type { DecisionSubject } from './decision-subject.ts';
import { couldBeElsewhere, isCovered, isNowhere, type LineMatch } from './find-line.ts';
import { hasTerm, type MinutesLine, type MinutesText } from './minutes-text.ts';
import { moneyOf } from './money-of.ts';
import { formality, unanimity } from './procedure.lexicon.ts';
import { hasCount, hasFraction, numbersOf } from './said-terms.ts';

/** A recorded decision with where the minutes tell most of it, and the minutes' own decision where that is sure. */
export type LookedFor = {
  subject: DecisionSubject;
  found: LineMatch;
  written: Decision | null;
  /** Paragraphs of decisions of the minutes that may be it in other words. */
  possible: readonly number[];
};

const bare = { signal: null, result: null } as const;

const isFormal = ({ decision, told }: DecisionSubject): boolean =>
  formality.test(decision.motion.text) || formality.test(told.text);

/** How much of what a decision is about a line of minutes names. */
const weightIn = (line: MinutesLine, { weights }: DecisionSubject): number =>
  [...weights].reduce((sum, [term, weight]) => (hasTerm(line, term) ? sum + weight : sum), 0);

/** Digits of a number that by itself tells of one thing. */
const distinctiveDigits = 3;

/** Whether a sum of the decision stands in the minutes: by itself where it has many digits, else beside words of it. */
function hasSum(subject: DecisionSubject, { lines }: MinutesText): boolean {
  return subject.sums.some(({ text }) =>
    [...numbersOf(text)].some((number) =>
      lines.some(
        (line) =>
          line.numbers.has(number) && (number.length >= distinctiveDigits || weightIn(line, subject) >= 1),
      ),
    ),
  );
}

/** Decisions that came to an end in the recording and of which the minutes have no word. */
export function missingDecisions(all: readonly LookedFor[], minutes: MinutesText): MinutesGap[] {
  const taken = new Set(all.filter(({ found }) => isCovered(found)).map(({ found }) => found.at));
  return all.flatMap(({ subject, found, written, possible }): MinutesGap[] => {
    const { decision, told } = subject;
    const { motion, result, outcome } = decision;
    if (written !== null || result === null || isFormal(subject) || !isNowhere(subject, found)) return [];
    if (possible.some((at) => !taken.has(at))) return [];
    if (hasSum(subject, minutes) || couldBeElsewhere(subject, minutes, taken)) return [];
    const stated = result.certainty === 'stated' ? result.value : null;
    return [
      {
        kind: 'decision',
        signal: null,
        result: stated,
        text: told,
        said: motion.citations[0] ?? outcome,
        written: null,
      },
    ];
  });
}

/** Paragraphs in which the vote of a decision is told, and of one that was amended, behind its amendments. */
const [ownMost, amendedMost] = [3, 5];
/** "5B. INFRASTRUCTURE", "Rates.": another matter begins. */
const opensItem = /^\s*(?:\d{1,2}\p{L}?[.):]\s|\p{Lu}[.)]\s|\p{Lu}[\p{L} ]{2,40}[.:]\s)/u;
/** "MOTION:", "VOTE:", "Ayes:": the same matter goes on. */
const sameMatter =
  /^\s*(?:motion|moved|second|vote|roll call|action|result|resol|ayes|yeas|noes|nays|absen|abst|recus)/iu;

/** The paragraphs that tell of a decision: from where it is found to where another one, or another matter, begins. */
function ownLines({ subject, found }: LookedFor, all: readonly LookedFor[], { lines }: MinutesText): string {
  const next = all
    .filter((other) => isCovered(other.found) && other.found.at > found.at)
    .map((other) => other.found.at);
  const end = subject.decision.amended ? found.at + amendedMost : smallestOf(next, found.at + ownMost);
  const own = lines.slice(found.at, end).map(({ text }) => text);
  const other = own.findIndex((text, at) => at > 0 && opensItem.test(text) && !sameMatter.test(text));
  return own.slice(0, other < 0 ? own.length : other).join('\n');
}

/** A place in the minutes, where their own decision has one. */
const writtenAt = ({ written }: LookedFor): Citation | null => written?.outcome ?? null;

/** Whether a decision is told in the minutes, by their own decision or by their words. */
const isMatched = ({ written, found }: LookedFor): boolean => written !== null || isCovered(found);

/** Whether a count stands anywhere in the minutes beside words of its decision: in their line, or in the next. */
function isCountedElsewhere(subject: DecisionSubject, yes: number, { lines }: MinutesText): boolean {
  return lines.some(
    (line, at) =>
      hasCount(line.text, yes) &&
      [lines[at - 1], line].some((one) => one !== undefined && weightIn(one, subject) > 0),
  );
}

/** The count of a divided vote, where the minutes tell it without one. "Unanimously" is a count in a word. */
function missingCount(one: LookedFor, lines: string, minutes: MinutesText): MinutesGap[] {
  const { yes, no, abstain, outcome, motion } = one.subject.decision;
  const isDivided = (no?.value ?? 0) + (abstain?.value ?? 0) > 0;
  if (yes?.certainty !== 'stated' || !isDivided) return [];
  const { written } = one;
  const isCounted =
    written !== null && [written.yes, written.no, written.abstain].some((reported) => reported !== null);
  if (isCounted || unanimity.test(lines) || hasCount(lines, yes.value)) return [];
  if (isCountedElsewhere(one.subject, yes.value, minutes)) return [];
  const text: CitedText = { ...motion, text: outcome.quote, verbatim: true, citations: [outcome] };
  return [{ kind: 'vote', ...bare, text, said: yes.citation, written: writtenAt(one) }];
}

/** Those who voted no or abstained, where they are few and the minutes name none of them. */
function missingDissent(one: LookedFor, lines: string): MinutesGap[] {
  const { ballots, yes, result } = one.subject.decision;
  const against = ballots.filter(({ ballot }) => ballot === 'no' || ballot === 'abstain');
  const [first] = against;
  const isFew = result?.value === 'carried' && against.length < (yes?.value ?? 0);
  const isNamed = against.every(({ name }) => lines.toLowerCase().includes(lastNameOf(name)));
  if (first === undefined || !isFew || isNamed) return [];
  const text: CitedText = { text: first.citation.quote, verbatim: true, citations: [first.citation] };
  return [{ kind: 'dissent', ...bare, text, said: first.citation, written: writtenAt(one) }];
}

/** How divided votes came out, where the minutes leave out the count, or who was against. */
export const missingVotes = (all: readonly LookedFor[], minutes: MinutesText): MinutesGap[] =>
  all.filter(isMatched).flatMap((one) => {
    const lines = ownLines(one, all, minutes);
    const count = missingCount(one, lines, minutes);
    return count.length > 0 ? count : missingDissent(one, lines);
  });

export const lastNameOf = (name: string): string => name.toLowerCase().split(/\s+/u).at(-1) ?? '';

/** Sums and rates of decisions that both tell and of whose numbers none stands in the minutes. */
export const missingAmounts = (all: readonly LookedFor[], minutes: MinutesText): MinutesGap[] =>
  all.filter(isMatched).flatMap((one): MinutesGap[] => {
    const { decision, sums: amounts } = one.subject;
    if (decision.result?.value === 'deferred' || decision.result?.value === 'withdrawn') return [];
    const [first] = amounts.filter(({ text }) => numbersOf(text).size > 0 && !hasFraction(text));
    const [said] = first?.citations ?? [];
    if (first === undefined || said === undefined || amounts.some(({ text }) => minutes.hasNumbers(text)))
      return [];
    // Where the minutes have another sum for it, they differ, and lack nothing.
    const hasOther =
      (one.written?.amounts.length ?? 0) > 0 || moneyOf(ownLines(one, all, minutes)).length > 0;
    return hasOther ? [] : [{ kind: 'amount', ...bare, text: first, said, written: writtenAt(one) }];
  });
