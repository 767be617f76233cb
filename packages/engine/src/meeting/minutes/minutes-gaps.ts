import type { Decision, MinutesGap, Signal } from '@ecco/domain';
import { compareWeights } from './compare.weights.ts';
import type { Match } from './match-decisions.ts';
import type { MinutesText } from './minutes-text.ts';
import { formality, unanimity } from './procedure.lexicon.ts';
import { numbersOf, termsOf } from './said-terms.ts';

const { leastTermsOfMissing, mostShareOfMissing } = compareWeights;

/** Whether so much is told that it would be found if it stood there, and it stands nowhere. */
function isNowhere(text: string, minutes: MinutesText): boolean {
  const terms = termsOf(text);
  return (
    terms.size >= leastTermsOfMissing &&
    minutes.shareTogether(terms) <= mostShareOfMissing &&
    !(numbersOf(text).size > 0 && minutes.hasNumbers(text))
  );
}

/** Decisions that came to an end in the recording and of which the minutes have no word. */
export const missingDecisions = (alone: readonly Decision[], minutes: MinutesText): MinutesGap[] =>
  alone
    .filter(({ motion, result }) => {
      const isPlain = result?.certainty === 'stated' && !formality.test(motion.text);
      return isPlain && isNowhere(motion.text, minutes);
    })
    .map(({ motion, result, outcome }) => ({
      kind: 'decision',
      signal: null,
      result: result?.value ?? null,
      text: motion,
      said: motion.citations[0] ?? outcome,
      written: null,
    }));

/** The count of a vote that the minutes tell without one. "Unanimously" is a count in a word. */
export const missingVotes = (matches: readonly Match[]): MinutesGap[] =>
  matches.flatMap(({ recorded, written }) => {
    const { yes, no, outcome, motion } = recorded;
    const isCounted = yes?.certainty === 'stated' && no?.certainty === 'stated';
    const isWritten =
      [written.yes, written.no, written.abstain].some((told) => told !== null) ||
      written.ballots.length > 0 ||
      numbersOf(written.outcome.quote).size > 0 ||
      unanimity.test(written.outcome.quote) ||
      written.basis !== 'motion';
    if (!isCounted || isWritten) return [];
    const none = { kind: 'vote', signal: null, result: null } as const;
    return [
      {
        ...none,
        text: { ...motion, text: outcome.quote, verbatim: true, citations: [outcome] },
        said: yes.citation,
        written: written.outcome,
      },
    ];
  });

/** Sums and rates of decisions that both tell and whose number stands nowhere in the minutes. */
export const missingAmounts = (matches: readonly Match[], minutes: MinutesText): MinutesGap[] =>
  matches.flatMap(({ recorded, written }) =>
    recorded.amounts.flatMap((amount): MinutesGap[] => {
      const [said] = amount.citations;
      // Where the minutes have another sum for it, they differ, and lack nothing.
      const isAbsent = numbersOf(amount.text).size > 0 && !minutes.hasNumbers(amount.text);
      if (said === undefined || !isAbsent || written.amounts.length > 0) return [];
      const none = { kind: 'amount', signal: null, result: null } as const;
      return [{ ...none, text: amount, said, written: written.outcome }];
    }),
  );

const namesOf = ({ manager, vehicle, consultant, person }: Signal): string[] =>
  [manager, vehicle, consultant, person].flatMap((told) =>
    told?.certainty === 'stated' && termsOf(told.value).size > 0 ? [told.value] : [],
  );

/** What an allocator does with its money or its managers, by name, of whom the minutes have no word. */
export const missingSignals = (signals: readonly Signal[], minutes: MinutesText): MinutesGap[] =>
  signals.flatMap((signal): MinutesGap[] => {
    const names = namesOf(signal);
    const [said] = signal.places;
    const sum = signal.amount?.value.text ?? signal.measure?.value ?? '';
    const isAbsent =
      names.length > 0 &&
      !minutes.hasNames(names) &&
      !(sum !== '' && minutes.hasNumbers(sum)) &&
      isNowhere(signal.sentence.text, minutes);
    if (said === undefined || !isAbsent) return [];
    return [
      { kind: 'signal', signal: signal.kind, result: null, text: signal.sentence, said, written: null },
    ];
  });
