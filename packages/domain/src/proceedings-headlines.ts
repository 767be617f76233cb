import type { AgendaItem } from './agenda.ts';
import { isSamePlace } from './citation.ts';
import type { CitedField } from './cited-field.ts';
import type { Decision } from './decision.ts';
import { decisionHeadline, motionWords, movesItsItem, saysWhatIsMoved } from './decision-headline.ts';
import type { VoteCount } from './ledger.ts';
import type { Proceedings } from './proceedings.ts';
import type { Signal } from './signal.ts';
import { fieldsOfSignal, signalHeadline } from './signal-headline.ts';

/** A motion of fewer words, without a figure or a name, is told with the item of the agenda it belongs to. */
const bareWords = 7;
const namesOrCounts = /\d|(?<=\S )\p{Lu}\p{Ll}/u;
const isBare = (motion: string): boolean =>
  motion.split(/\s+/u).length < bareWords && !namesOrCounts.test(motion);

/** Whether the title of its item has to say what a motion is about. */
const needsItemTitle = (motion: string): boolean =>
  isBare(motion) || movesItsItem(motion) || !saysWhatIsMoved(motionWords(motion));

/** "The motion carried unanimously", and not "nearly unanimously" or "not unanimous". */
const unanimously = /(?<!\b(?:not|nearly|almost|near|without a|if) )\bunanimous(?:ly)?\b/iu;

/** Whether the words of the outcome say that all were for it, and no vote by name says otherwise. */
export const isUnanimous = ({ outcome, ballots }: Decision): boolean =>
  unanimously.test(outcome.quote) && ballots.every(({ ballot }) => ballot !== 'no');

/** What was inferred is no part of a headline, which says nothing of how it is known. */
const statedOf = <Value>(reported: CitedField<Value>): Value | null =>
  reported?.certainty === 'stated' ? reported.value : null;

const voteOf = ({ yes, no, abstain }: Decision): VoteCount => ({
  yes: statedOf(yes),
  no: statedOf(no),
  abstain: statedOf(abstain),
});

/** Whether a signal is what a decision does. */
export const decides = ({ outcome }: Decision, { places: [first] }: Signal): boolean =>
  first !== undefined && isSamePlace(first, outcome);

/** Whether the fields of a signal say to whom, or how much. */
const saysWhat = ({ vehicle, manager, person, amount, measure }: Signal): boolean =>
  [vehicle, manager, person, amount, measure].some((reported) => reported !== null);

/** The title of an item where its own words announce it: one that was made of a chapter around it may be of another matter. */
function announced(item: AgendaItem | undefined): string | null {
  if (item === undefined) return null;
  const said = item.citation.quote.toLowerCase();
  const words = item.title.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [];
  const reported = words.filter((word) => said.includes(word)).length;
  return reported * 3 >= words.length * 2 ? item.title : null;
}

function headlineOfDecision(decision: Decision, { agenda, signals }: Proceedings): string {
  const { motion, result, amended, move, agendaItem } = decision;
  const title = announced(agenda[agendaItem ?? -1]);
  const signal = signals.find((one) => decides(decision, one) && saysWhat(one)) ?? null;
  const isOfRate = signal?.kind === 'rate_change';
  return decisionHeadline({
    result: result?.value ?? null,
    vote: voteOf(decision),
    motion: motion.text,
    move,
    amended,
    isUnanimous: isUnanimous(decision),
    about: needsItemTitle(motion.text) ? title : null,
    signal: signal && fieldsOfSignal(signal, { who: null, vote: null, about: isOfRate ? title : null }),
  });
}

function headlineOfSignal(signal: Signal, { agenda, decisions }: Proceedings): string {
  const decision = decisions.find((one) => decides(one, signal));
  const about = announced(agenda[decision?.agendaItem ?? -1]);
  return signalHeadline(
    fieldsOfSignal(signal, { who: null, vote: decision ? voteOf(decision) : null, about }),
  );
}

/** Each decision and each signal of a meeting in one line made of its fields, in their order. Who acts is said beside it. */
export const proceedingsHeadlines = (
  proceedings: Proceedings,
): { decisions: string[]; signals: string[] } => ({
  decisions: proceedings.decisions.map((decision) => headlineOfDecision(decision, proceedings)),
  signals: proceedings.signals.map((signal) => headlineOfSignal(signal, proceedings)),
});

/** Whether a headline has the words of the source already, so that these need not stand below it. */
export const hasWords = (headline: string, words: string): boolean => {
  const plain = (text: string) =>
    text
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
  return ` ${plain(headline)} `.includes(` ${plain(words)} `);
};
