import { readCalled } from '../decisions/ballots.ts';
import type { Outcome } from '../decisions/motion.ts';
import { lostBy, readTally, type Tally } from '../decisions/tally.ts';
import type { Directory } from '../decisions/who.ts';
import type { Cast } from '../talk/cast.type.ts';
import { runText } from '../talk/turn.ts';
import { voiceIn } from './outcome.ts';
import type { Phrase } from './phrase.ts';
import { fewestAnswers, Roll } from './roll.ts';

/** Sentences in which an outcome follows the last word of a vote. */
const outcomeWithin = 8;
/** Sentences before an outcome, and behind it, in which votes are counted. */
export const countWithin = 3;
/** Votes by name that are told. */
const fewestNamed = 5;

type Opening = { at: number; called: Phrase; roll?: Roll };

/** A vote that is being taken, from its call to its outcome; `at` counts the sentences of the meeting. */
export class SpokenVote {
  readonly called: Phrase;
  /** The last sentence that was part of it. */
  last: Phrase;
  #roll: Roll;
  #lastAt: number;
  #heard: Phrase[];
  #isByVoice: boolean;
  #saidAye = false;
  #saidNay = false;
  #isAskedAgainst = false;

  constructor({ at, called, roll }: Opening) {
    this.called = called;
    this.last = called;
    this.#lastAt = at;
    this.#heard = roll === undefined ? [called] : [];
    this.#roll = roll ?? new Roll();
    this.#isByVoice = /\bin favou?r\b/iu.test(called.text);
  }

  get roll(): Roll {
    return this.#roll;
  }

  /** Whether anybody was heard to vote. */
  get isVoiced(): boolean {
    return this.#saidAye || this.#saidNay;
  }

  /** Whether what is said now may still be its outcome. */
  isOpen(at: number): boolean {
    return at - this.#lastAt <= outcomeWithin;
  }

  /** Whether all who were heard were for it: a chair who then goes on took it as carried. */
  isUnopposed(at: number): boolean {
    const isOver = this.#isAskedAgainst || this.isOpen(at);
    return isOver && this.#saidAye && !this.#saidNay && this.#roll.answers === 0;
  }

  /** It is called again; false where that is another vote. */
  callAgain(phrase: Phrase, at: number): boolean {
    if (!this.isOpen(at) || this.#saidAye) return false;
    this.#lastAt = at;
    if (!/\broll\b/iu.test(phrase.text)) return true;
    this.#isByVoice = false;
    if (this.#roll.answers < fewestAnswers) this.#roll = new Roll();
    return true;
  }

  /** Hears a name that is called, or the answer to one; false where the sentence is neither. */
  hearRoll(phrase: Phrase, at: number): boolean {
    // "Aye." to "All in favor?" is many voices.
    if (this.#isByVoice && !this.#roll.isWaiting && voiceIn(phrase) !== null) return false;
    if (!this.#roll.hear(phrase)) return false;
    if (!this.#roll.isWaiting) this.#goOn(phrase, at);
    return true;
  }

  hear(phrase: Phrase, at: number): void {
    const voice = voiceIn(phrase);
    if (voice === null) this.#heard.push(phrase);
    else this.#goOn(phrase, at);
    this.#isAskedAgainst ||= voice === 'asksAgainst';
    this.#saidAye ||= voice === 'aye';
    this.#saidNay ||= voice === 'nay';
  }

  /** The count that is told before an outcome, and with it. */
  tallyAt(outcome: Phrase, result: Outcome): Tally {
    const tally = countIn([...this.#heard.slice(-countWithin), outcome], result);
    return this.#isOfRoll(tally) ? tally : none;
  }

  /** Whether a count comes to about as many as answered the roll, where one was called. */
  #isOfRoll({ yes, no, abstain }: Tally): boolean {
    if (this.#roll.answers < fewestNamed || yes === null || no === null) return true;
    const counted = yes.value + no.value + (abstain?.value ?? 0);
    return Math.abs(counted - this.#roll.answers) <= mostUnheard;
  }

  /** The votes by name, as they were answered or read out. */
  casts(directory: Directory): Cast[] {
    const answered = this.#roll.casts();
    const runs = this.#heard.flatMap((phrase) => phrase.runs);
    return answered.length > 0
      ? answered.map((one) => ({ ...one, name: directory.fullName(one.name) }))
      : runs.flatMap((run) => readCalled(run, directory));
  }

  #goOn(phrase: Phrase, at: number): void {
    this.#lastAt = at;
    this.last = phrase;
    this.#heard.push(phrase);
  }
}

/** Members whose answer was not heard, or heard twice. */
const mostUnheard = 3;
const none: Tally = { yes: null, no: null, abstain: null };

/** The count that some sentences tell; none where it contradicts how the vote ended, or only answers a question. */
export function countIn(phrases: readonly Phrase[], result: Outcome): Tally {
  const telling = phrases.filter(
    (phrase) => !phrase.text.trimEnd().endsWith('?') && voiceIn(phrase) === null,
  );
  const runs = telling.flatMap((phrase) => phrase.runs);
  const tally = readTally(runs);
  const { yes, no } = result === 'failed' ? lostBy(tally, runs.map(runText).join(' ')) : tally;
  if (yes === null) return none;
  const isLost = no !== null && yes.value <= no.value;
  return isLost === (result === 'failed') ? { ...tally, yes, no } : none;
}

/** Whether votes by name come to what was counted; or, where nobody counts, to what was told to have become of it. */
export function fits(casts: readonly Cast[], { yes, no }: Tally, result: Outcome | null): boolean {
  const [ayes, noes] = (['yes', 'no'] as const).map(
    (side) => casts.filter(({ ballot }) => ballot === side).length,
  ) as [number, number];
  if (yes !== null) return yes.value === ayes && (no === null || no.value === noes);
  return no === null && casts.length >= fewestNamed && (result === 'failed' ? ayes <= noes : ayes > noes);
}
