import { isPunctuated, statementsOf } from '../talk/statements.ts';
import { type Run, type Turn, textOf } from '../talk/turn.ts';
import { type Act, type ActKind, actsIn, placeOf } from './act.ts';
import { readAnswer } from './ballots.ts';
import { takenUp } from './final-wording.ts';
import type { Doer, Settled } from './motion.ts';
import { MotionStack } from './motion-stack.ts';
import {
  type Invited,
  justOffered,
  offeredTo,
  restOf,
  soon,
  type TopicOf,
  wordsMoved,
} from './moved-words.ts';
import { isPuttingOff } from './outcome.lexicon.ts';
import { addCast, endsByCount, readLateVotes, readVotes } from './read-votes.ts';
import {
  isTold,
  type Recorded,
  readRecorded,
  recordedEnd,
  recordedOutcome,
  speaksOfMotion,
} from './recorded.ts';
import { tallyOf } from './settle.ts';
import type { Directory, Who } from './who.ts';
import { isReference, withoutStop, wordCount, wordingFrom } from './wording.ts';

const fewestWords = 3;

/** The floor of a body, turn by turn: motions are made, seconded, amended, voted on, and end. */
export class Floor {
  readonly #motions = new MotionStack();
  readonly #directory: Directory;
  readonly #topicOf: TopicOf;
  #invited: Invited | null = null;
  #before: Turn | undefined;

  constructor(directory: Directory, topicOf: TopicOf) {
    this.#directory = directory;
    this.#topicOf = topicOf;
  }

  get settled(): readonly Settled[] {
    return this.#motions.settled;
  }

  /** Whether nothing is before the body. */
  get isClear(): boolean {
    return this.#motions.top === undefined;
  }

  hear(turn: Turn): void {
    const isOfMotions = speaksOfMotion(turn);
    for (const statement of statementsOf(turn)) {
      this.#motions.heard(statement);
      const record = isOfMotions ? readRecorded(statement) : null;
      const isReal = record !== null && isTold(record);
      if (isReal) this.#record(record);
      const from = isReal ? Math.min(recordedEnd(record), statement.end) : statement.start;
      for (const act of actsIn({ ...statement, start: from })) this.#doing[act.kind]({ ...act, statement });
      if (this.#motions.top === undefined) readLateVotes(this.settled.at(-1), statement, this.#directory);
      else readVotes(this.#motions.top, statement, this.#directory);
      const open = this.#motions.top;
      if (open !== undefined && endsByCount(open, statement, this.#before))
        this.#motions.settleByCount(statement);
    }
    const { top } = this.#motions;
    const answer =
      top === undefined || top.called === null ? null : readAnswer(turn, this.#before, this.#directory);
    if (top !== undefined && answer !== null) addCast(top, answer);
    this.#before = turn;
  }

  leaveItem(turn: Turn): void {
    this.#motions.leaveItem(turn);
  }

  close(): void {
    this.#motions.close();
  }

  /** Something was decided without a motion. */
  decide(decided: Settled): void {
    this.#motions.settled.push(decided);
  }

  readonly #doing: Readonly<Record<ActKind, (act: Act) => void>> = {
    asks: (act) => {
      this.#invited = { words: restOf(act), turn: act.turn.index };
    },
    moves: (act) => this.#move(act),
    tells: (act) => this.#tell(act),
    amends: (act) => this.#amend(act),
    accepts: (act) => {
      if (this.#motions.top?.isAmendment) this.#motions.takeUp(takenUp(act.statement));
    },
    seconds: (act) => {
      if (this.#motions.top === undefined) this.#putSeconded(act);
      const { top } = this.#motions;
      if (top !== undefined) top.secondedBy ??= this.#speaker(act);
    },
    calls: (act) => this.#call(act),
    withdraws: (act) => this.#motions.settle('withdrawn', placeOf(act)),
    defers: (act) => {
      const { top } = this.#motions;
      const isTabling = top?.words.some((run) => isPuttingOff.test(textOf(run))) ?? false;
      const isMoved = top !== undefined && (!top.needsVote || top.isAmended);
      if (isMoved && (top.called === null || isTabling)) this.#motions.settle('deferred', placeOf(act));
    },
    carries: (act) => this.#end(act),
    fails: (act) => this.#end(act),
  };

  #speaker({ turn, start, end }: Run): Doer {
    const name = this.#directory.speakerOf(turn);
    return name === null ? null : { name, run: { turn, start, end } };
  }

  #who(who: Who | null): Doer {
    return who === null ? null : { name: this.#directory.fullName(who.name), run: who.run };
  }

  #move(act: Act): void {
    const { top } = this.#motions;
    const offered = justOffered(this.#before);
    const asked = this.#invited ?? (offered === null ? null : { words: offered, turn: act.turn.index });
    const words = wordsMoved(act, asked, this.#topicOf);
    const movedBy = this.#speaker(act);
    const isSame = top?.movedBy?.name === movedBy?.name && top?.called === null && !top.isAmendment;
    if (top !== undefined && isSame && act.turn.index - top.turn <= soon) {
      top.words = words;
      return;
    }
    this.#makeRoom(words);
    this.#motions.put(act.turn.index, { words, movedBy });
    this.#invited = null;
  }

  /** A new main motion ends what was left without an outcome; one that puts off lies on what it puts off. */
  #makeRoom(words: readonly Run[]): void {
    const isOver = words.some(
      (run) => isPuttingOff.test(textOf(run)) || /\bsubstitute\b/iu.test(textOf(run)),
    );
    if (!isOver || this.#motions.top?.voted != null) this.#motions.close();
  }

  #tell(act: Act): void {
    const words = restOf(act);
    const { top } = this.#motions;
    if (words === null) return;
    if (top !== undefined && (top.isAmended || top.words.every(isReference))) top.words = [words];
    else if (top === undefined && wordCount(words) >= fewestWords)
      this.#motions.put(act.turn.index, { words: [words] });
  }

  #amend(act: Act): void {
    const { top, main } = this.#motions;
    if (top === undefined || main === undefined) return;
    const words = [wordingFrom(act.turn, act.end, act.start)];
    const movedBy = this.#speaker(act);
    if (top.isAmendment && top.turn === act.turn.index) {
      if (words.every((run) => wordCount(run) > fewestWords)) top.words = words;
      return;
    }
    this.#motions.put(act.turn.index, { words, movedBy, isAmendment: true });
    if (movedBy !== null && movedBy.name === main.movedBy?.name) this.#motions.takeUp(null);
  }

  #call(act: Act): void {
    if (this.#motions.top === undefined) this.#putImplied(act);
    if (/\bas amended\b/iu.test(act.turn.text.slice(Math.max(0, act.start - 300), act.end)))
      this.#motions.restate(act.turn, true);
    const { top } = this.#motions;
    if (top === undefined) return;
    const place = placeOf(act);
    const isFirst = top.called === null || (top.casts.length === 0 && act.turn !== top.called.turn);
    if (isFirst) top.called = place;
    top.voted = place;
  }

  /** A vote without a motion that was heard: on what the chair asked for, or names. */
  #putImplied({ statement, turn, start }: Act): void {
    const asked = this.#invited;
    const isAnswer = asked !== null && turn.index - asked.turn <= soon;
    const topic = asked?.words ?? this.#topicOf(turn, start);
    const names = /\bvote on\b/iu.test(textOf({ ...statement, start }));
    if (isAnswer && topic !== null) this.#motions.put(turn.index, { words: [topic] });
    else if (names) this.#motions.put(turn.index, { words: [withoutStop(statement)] });
  }

  /** What is seconded has been moved, in whatever words: those of whoever spoke just before. It is told if it is voted on. */
  #putSeconded({ turn, start }: Act): void {
    const moved = this.#before;
    const offered = moved === undefined ? null : offeredTo(turn, moved);
    if (moved === undefined || offered === null) return;
    const words = wordCount(offered) > fewestWords ? offered : this.#topicOf(turn, start);
    if (words === null) return;
    this.#motions.put(moved.index, { words: [words], movedBy: this.#speaker(offered), needsVote: true });
  }

  #record(recorded: Recorded): void {
    const { statement, words } = recorded;
    const [movedBy, secondedBy] = [this.#who(recorded.mover), this.#who(recorded.seconder)];
    const { top } = this.#motions;
    const isBare = words === null && (movedBy === null || (top !== undefined && top.voted === null));
    if (isBare) {
      if (top === undefined) return;
      top.movedBy ??= movedBy;
      top.secondedBy ??= secondedBy;
      return;
    }
    const text = textOf(statement);
    const isAmendment =
      top !== undefined && /\b(?:to amend|amendment)\b/iu.test(text) && !/\bas amended\b/iu.test(text);
    if (!isAmendment) this.#makeRoom(words === null ? [] : [words]);
    const said = words ?? this.#invited?.words ?? this.#topicOf(statement.turn, statement.start);
    const given = { words: said === null ? [] : [said], movedBy, secondedBy, isAmendment };
    this.#motions.put(statement.turn.index, given);
    const ended = recordedOutcome(recorded);
    if (ended !== null) this.#motions.settle(ended, statement);
  }

  /** The outcome of a motion that was changed may tell how it reads. */
  #restateAtEnd(act: Act): void {
    const { top } = this.#motions;
    if (top?.isAmendment || top?.isAmended) this.#motions.restate(act.turn, false);
  }

  /** An outcome is said: that of the amendment where it is called so, and of nothing that has not been voted on. */
  #end(act: Act): void {
    const isTold =
      this.settled.at(-1)?.outcome.end === act.statement.end &&
      this.settled.at(-1)?.outcome.turn === act.turn;
    if (isTold && isPunctuated(act.turn)) return;
    const place = placeOf(act);
    const text = textOf(place);
    const isMain = /\b(?:as amended|main motion|original motion)\b/iu.test(text);
    if (isMain) this.#restateAtEnd(act);
    else if (/\bamendment\b/iu.test(text) && this.#motions.top?.isAmendment === false) return;
    const { top } = this.#motions;
    if (top === undefined) return;
    const isBare = act.end - act.start < 12 && act.start === act.statement.start && !/\bsecond/iu.test(text);
    const hasVote =
      isMain || top.called !== null || top.casts.length > 0 || tallyOf(top, [place]).yes !== null;
    if ((top.needsVote || isBare) && !hasVote) return;
    this.#motions.settle(act.kind === 'carries' ? 'carried' : 'failed', place);
  }
}
