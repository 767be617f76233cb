import type { CitedText, MinutesGap, Signal } from '@ecco/domain';
import { compareWeights } from './compare.weights.ts';
import { isMoveCovered } from './gaps-of-people.ts';
import { hasTerm, type MinutesText } from './minutes-text.ts';
import { moneyOf } from './money-of.ts';
import type { ReadMeeting } from './read-meeting.type.ts';
import { subjectTerms } from './said-terms.ts';

const signalNames = ({ manager, vehicle, consultant, person }: Signal): string[] =>
  [manager, vehicle, consultant, person].flatMap((reported) =>
    reported?.certainty === 'stated' && subjectTerms(reported.value).size > 0 ? [reported.value] : [],
  );

/** Whether minutes have a word of what an allocator does with its money or its managers; where nobody is named, nothing is claimed. */
function isMoneyCovered(signal: Signal, minutes: MinutesText): boolean {
  const { amount, measure, sentence } = signal;
  const names = signalNames(signal);
  const sum = amount?.value.text ?? measure?.value ?? '';
  return (
    names.length === 0 ||
    minutes.hasNames(names) ||
    (sum !== '' && minutes.hasNumbers(sum)) ||
    minutes.shareTogether(subjectTerms(sentence.text)) > compareWeights.mostShareOfMissing
  );
}

/** What an allocator does with its money or its managers, and who comes or goes, of which the minutes have no word. */
export const missingSignals = ({ proceedings, segments }: ReadMeeting, minutes: MinutesText): MinutesGap[] =>
  proceedings.signals.flatMap((signal): MinutesGap[] => {
    const { kind, places, sentence, person, stage } = signal;
    const [said] = places;
    if (said === undefined || stage?.value === 'considered') return [];
    const words = segments.find(({ id }) => id === said.segmentId)?.text ?? sentence.text;
    const name = person?.certainty === 'stated' ? person.value : null;
    const isTold =
      kind === 'departure' || kind === 'appointment'
        ? isMoveCovered(kind, { name, words }, minutes)
        : isMoneyCovered(signal, minutes);
    return isTold
      ? []
      : [{ kind: 'signal', signal: kind, result: null, text: sentence, said, written: null }];
  });

/** The sum of what was approved, where the minutes name to whom and give none. */
export const missingSums = ({ proceedings: { signals } }: ReadMeeting, minutes: MinutesText): MinutesGap[] =>
  signals.flatMap((signal): MinutesGap[] => {
    const { amount, places, sentence, kind, stage } = signal;
    const [said] = places;
    const isDone = stage?.value === 'approved' || stage?.value === 'completed';
    if (amount === null || said === undefined || !isDone || minutes.hasNumbers(amount.value.text)) return [];
    const names = signalNames(signal).flatMap((name) => [...subjectTerms(name)]);
    const telling = minutes.lines.filter((line) => names.some((name) => hasTerm(line, name)));
    const isNamed = telling.length > 0 && telling.every(({ text }) => moneyOf(text).length === 0);
    if (!isNamed) return [];
    const text: CitedText = { text: amount.value.text, verbatim: true, citations: sentence.citations };
    return [{ kind: 'amount', signal: kind, result: null, text, said, written: null }];
  });
