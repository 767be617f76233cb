import { appendAll } from '@ecco/domain';
import { type Doer, newMotion, type Outcome, type SettledMotion } from '../decisions/motion.ts';
import { readRecorded } from '../decisions/recorded.ts';
import { type Directory, familyName } from '../decisions/who.ts';
import { type Run, runText } from '../talk/turn.ts';
import { changeIn, hasOtherFigure } from './changed-figure.ts';
import { aboutIn, goesOnWith, type Heading, headingIn, isNumber, isNumberAlone, placeIn } from './heading.ts';
import {
  type DecidedWords,
  decidedBy,
  type Matter,
  noMatter,
  replacing,
  type SpokenMotion,
  unnamedBy,
} from './matter.ts';
import { isPutOffAlone, outcomeIn, voiceIn } from './outcome.ts';
import type { Phrase } from './phrase.ts';
import { isDoubtful, type MotionWording, putIn } from './put.ts';
import { Roll } from './roll.ts';
import { countIn, countWithin, fits, SpokenVote } from './spoken-vote.ts';

type MotionMakers = { movedBy: Doer; secondedBy: Doer };
type End = { result: Outcome; phrase: Phrase; isStated: boolean };

/** Somebody who talks tells of an end, and does not make it. */
const isTalk = /\b(?:i|you|they|he|she|we)\b|.{60}/iu;
/** Sentences behind a number in which is read what it is of. */
const describedWithin = 3;
/** Sentences between two answers of a roll that nobody called, at most. */
const longestPause = 4;

/**
 * What was decided in a meeting that was only heard. Nobody knows who speaks, so that a motion is what is put to the vote: the
 * chair's last words for it, else what was read out when the matter was called; nothing reaches over to another matter.
 */
export class SpokenFloor {
  readonly settled: SettledMotion[] = [];
  /** Votes of which nothing but the number of their matter is known. */
  readonly unnamed: SettledMotion[] = [];
  readonly #directory: Directory;
  readonly #persons: ReadonlySet<string>;
  #matter: Matter = noMatter;
  #main: SpokenMotion | null = null;
  #substitute: SpokenMotion | null = null;
  #vote: SpokenVote | null = null;
  /** Answers of a roll that nobody called. */
  #answers = { roll: new Roll(), at: 0 };
  /** What was settled last, up to where its count may still be told. */
  #late: { settled: SettledMotion; vote: SpokenVote; until: number } | null = null;
  #at = 0;

  /** `persons`: the family names of those who may vote. */
  constructor(directory: Directory, persons: ReadonlySet<string>) {
    this.#directory = directory;
    this.#persons = persons;
  }

  /** The turn in which what is before the body was called. */
  get calledAt(): number {
    return this.#matter.turn;
  }

  hear(phrase: Phrase): void {
    this.#at += 1;
    const { isOpen, at } = this.#matter;
    const isFresh = isOpen && this.#at - at <= describedWithin;
    const heading = headingIn(phrase, { isOpen, isFresh });
    if (heading !== null) {
      this.#begin(heading, phrase);
      return;
    }
    if (this.#hearRoll(phrase)) return;
    if (this.#main === null) this.#complete(phrase);
    else this.#nameItems(this.#main, phrase);
    this.#hearCount(phrase);
    const result = outcomeIn(phrase);
    if (this.#vote === null || result === null) this.#hearMotion(phrase);
    this.#hearVote(phrase, result);
    if (this.#vote === null && isPutOffAlone(phrase)) this.#putOff(phrase);
  }

  close(): void {
    this.#conclude();
  }

  get #top(): SpokenMotion | null {
    return this.#substitute ?? this.#main;
  }

  #begin({ words, number = null }: Heading, phrase: Phrase): void {
    this.#conclude();
    const isOpen = words === null || isNumberAlone(phrase);
    const turn = phrase.runs[0].turn.index;
    this.#matter = {
      words,
      number,
      turn,
      at: this.#at,
      isDecided: false,
      isOpen,
      isChanged: false,
      change: [],
    };
    this.#main = null;
    this.#substitute = null;
    this.#late = null;
    this.#answers = { roll: new Roll(), at: this.#at };
  }

  /** The sentence behind the one that called something may go on with it. */
  #complete(phrase: Phrase): void {
    const { words, turn } = this.#matter;
    if (words === null) return;
    if (goesOnWith(phrase)) appendAll(words, phrase.runs);
    else if (isNumber(words) && phrase.runs[0].turn.index - turn <= 1) appendAll(words, placeIn(phrase));
  }

  /** Behind a motion to put off some items by their number somebody says what they are about. */
  #nameItems({ put }: SpokenMotion, phrase: Phrase): void {
    const last = put.words.at(-1)?.turn.index ?? Number.NEGATIVE_INFINITY;
    if (put.kind === 'putOff' && phrase.runs[0].turn.index - last <= 1) appendAll(put.words, aboutIn(phrase));
  }

  /** A clerk calls names; several who answer are a vote even where none was called. */
  #hearRoll(phrase: Phrase): boolean {
    if (this.#vote !== null) return this.#vote.hearRoll(phrase, this.#at);
    if (this.#at - this.#answers.at > longestPause) this.#answers.roll = new Roll();
    const { roll } = this.#answers;
    if (!roll.hear(phrase)) return false;
    this.#answers.at = this.#at;
    if (roll.isAnswered) {
      this.#vote = new SpokenVote({ at: this.#at, called: phrase, roll });
      this.#answers.roll = new Roll();
    }
    return true;
  }

  #hearMotion(phrase: Phrase): void {
    const put = putIn(phrase);
    const doers = this.#doersIn(phrase);
    const top = this.#top;
    if (put !== null) this.#put(put, doers);
    else if (top !== null && isDoubtful(phrase)) top.isDoubtful = true;
    else if (top !== null && doers.movedBy !== null) Object.assign(top, doers);
    const change = put === null ? [] : changeIn(phrase);
    if (change.length > 0) this.#matter.change = change;
    if (hasOtherFigure(this.#matter.words ?? [], phrase)) this.#matter.isChanged = true;
  }

  #put(put: MotionWording, doers: MotionMakers): void {
    if (!put.isSaidAgain) this.#conclude();
    const motion: SpokenMotion = { put, ...doers, isDoubtful: false };
    const isOfSubstitute = this.#substitute !== null && put.isSaidAgain && put.kind !== 'bare';
    if (put.of === 'substitute' || (put.of === null && isOfSubstitute))
      this.#substitute = replacing(this.#substitute, motion);
    else if (put.of === 'main' || this.#substitute === null) {
      this.#substitute = null;
      this.#main = replacing(this.#main, motion);
    }
    // "The motion is to approve.": of two that are before the body, nobody can tell which one.
    else this.#substitute.isDoubtful = true;
  }

  #doersIn({ runs }: Phrase): MotionMakers {
    const recorded = runs.map(readRecorded);
    const doer = (side: 'mover' | 'seconder'): Doer => {
      const who = recorded.map((one) => one?.[side] ?? null).find((one) => one !== null);
      return who === undefined ? null : { name: this.#directory.fullName(who.name), run: who.run };
    };
    return { movedBy: doer('mover'), secondedBy: doer('seconder') };
  }

  #hearVote(phrase: Phrase, result: Outcome | null): void {
    const isCalled = voiceIn(phrase) === 'calls';
    if (isCalled && !this.#vote?.callAgain(phrase, this.#at))
      this.#vote = new SpokenVote({ at: this.#at, called: phrase });
    const vote = this.#vote;
    if (vote === null) {
      // "The minutes stand approved.": it ends without a vote, and what is voted on next is something else.
      const isEnd = result !== null && this.#main === null && !isTalk.test(phrase.text);
      if (isEnd) this.#matter = { ...this.#matter, isDecided: true };
      return;
    }
    vote.hear(phrase, this.#at);
    if (result !== null && vote.isOpen(this.#at)) this.#settle(vote, { result, phrase, isStated: true });
  }

  /** A vote that nobody said the end of. */
  #conclude(): void {
    const vote = this.#vote;
    this.#vote = null;
    if (vote?.isUnopposed(this.#at))
      this.#settle(vote, { result: 'carried', phrase: vote.last, isStated: false });
    else if (vote?.isVoiced || vote?.roll.isAnswered) this.#leaveUntold();
  }

  /** A vote was taken whose end nobody could tell: what is decided next is something else. */
  #leaveUntold(): void {
    const isOfOrder = this.#top?.put.kind === 'procedure';
    this.#main = null;
    this.#substitute = null;
    this.#matter = { ...this.#matter, isDecided: this.#matter.isDecided || !isOfOrder };
  }

  #settle(vote: SpokenVote, { result, phrase, isStated }: End): void {
    this.#vote = null;
    const motion = this.#top;
    const decided = decidedBy(motion, this.#matter, result);
    const unnamed = unnamedBy(motion, this.#matter, result);
    const tally = vote.tallyAt(phrase, result);
    const isSubstitute = this.#substitute !== null;
    this.#endMotion(result);
    if (decided === null) {
      this.#tellUnnamed(unnamed, { result, phrase, isStated });
      return;
    }
    const { movedBy = null, secondedBy = null } = motion ?? {};
    const settled = settledAs(decided, { phrase, isStated, doers: { movedBy, secondedBy } });
    settled.motion.isSubstitute = isSubstitute;
    settled.motion.called = vote.called.runs[0];
    settled.tally = tally;
    this.settled.push(settled);
    this.#late = { settled, vote, until: this.#at + countWithin };
    this.#name(settled, vote);
  }

  /** A vote whose end was said, on what was called by a number alone. */
  #tellUnnamed(voted: DecidedWords | null, { phrase, isStated }: End): void {
    if (voted === null || !isStated) return;
    const doers = { movedBy: null, secondedBy: null };
    this.unnamed.push(settledAs(voted, { phrase, isStated, doers }));
  }

  /** What the end of a vote leaves before the body: a substitute that is lost leaves the motion that it was for. */
  #endMotion(result: Outcome): void {
    const isSubstitute = this.#substitute !== null;
    const isOfOrder = this.#top?.put.kind === 'procedure';
    this.#substitute = null;
    if (isSubstitute && (isOfOrder || result === 'failed')) return;
    this.#main = null;
    this.#matter = { ...this.#matter, isDecided: this.#matter.isDecided || !isOfOrder };
  }

  /** Whoever leads puts off what was called, and nobody votes. */
  #putOff(phrase: Phrase): void {
    const { words, isDecided } = this.#matter;
    this.#main = null;
    this.#substitute = null;
    this.#matter = { ...this.#matter, isDecided: true };
    if (words === null || isDecided) return;
    const doers = { movedBy: null, secondedBy: null };
    const settled = settledAs({ words, result: 'deferred' }, { phrase, isStated: true, doers });
    this.settled.push({ ...settled, basis: 'consensus' });
  }

  /** "So ordered. Eight to one.": a count behind the outcome. */
  #hearCount(phrase: Phrase): void {
    const late = this.#late;
    if (late === null || this.#at > late.until || this.#vote !== null) return;
    const tally = countIn([phrase], late.settled.result ?? 'carried');
    if (tally.yes === null || tally.no === null || late.settled.tally.yes !== null) return;
    late.settled.tally = tally;
    this.#name(late.settled, late.vote);
  }

  #name(settled: SettledMotion, vote: SpokenVote): void {
    const casts = vote.casts(this.#directory);
    const areKnown = casts.every(({ name }) => this.#persons.has(familyName(name)));
    settled.motion.casts = areKnown && fits(casts, settled.tally, settled.result) ? casts : [];
  }
}

type Ending = { phrase: Phrase; isStated: boolean; doers: MotionMakers };

const isConsent = (run: Run): boolean => /\bconsent (?:items?|agenda|calendar)\b/iu.test(runText(run));

function settledAs({ words, result }: DecidedWords, { phrase, isStated, doers }: Ending): SettledMotion {
  const outcome = phrase.runs.at(-1) ?? phrase.runs[0];
  return {
    motion: newMotion(outcome.turn.index, { words, ...doers }),
    basis: words.some(isConsent) ? 'consent' : 'motion',
    result,
    isStated,
    outcome,
    tally: { yes: null, no: null, abstain: null },
  };
}
