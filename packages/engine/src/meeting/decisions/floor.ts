import { statementsOf } from '../talk/statements.ts';
import type { Run, Turn } from '../talk/turn.ts';
import { type Act, type ActKind, actRun, actsIn } from './act.ts';
import { readAnswer } from './ballots.ts';
import { callVote, endMotion, putOff } from './ending.ts';
import type { FloorState } from './floor-state.ts';
import { acceptChange, amendMotion, makeMotion, putQuestion, reportMotion, secondMotion } from './making.ts';
import type { Motion, SettledMotion } from './motion.ts';
import { MotionStack } from './motion-stack.ts';
import { recentTurnsMax, restOf, type TopicOf } from './moved-words.ts';
import { addCast, endsByCount, readLateVotes, readVotes } from './read-votes.ts';
import { isOwnRecord, readRecorded, recordedEnd, speaksOfMotion } from './recorded.ts';
import { putRecorded, putWords } from './recording.ts';
import { rollCall } from './settle.ts';
import type { Directory } from './who.ts';

const doing: Readonly<Record<ActKind, (state: FloorState, act: Act) => void>> = {
  asks: (state, act) => {
    state.invited = { words: restOf(act), turn: act.turn.index };
  },
  moves: makeMotion,
  tells: reportMotion,
  puts: putQuestion,
  amends: amendMotion,
  accepts: acceptChange,
  seconds: secondMotion,
  calls: callVote,
  withdraws: ({ motions }, act) => motions.settle('withdrawn', actRun(act)),
  defers: putOff,
  carries: endMotion,
  fails: endMotion,
};

/** Its vote was called, or several have answered the roll without that. */
const isVoting = ({ called, casts }: Motion): boolean => called !== null || casts.length >= rollCall;

/** The floor of a body, turn by turn: motions are made, seconded, amended, voted on, and end. */
export class Floor {
  readonly #state: FloorState;

  constructor(directory: Directory, topicOf: TopicOf) {
    this.#state = {
      motions: new MotionStack(),
      directory,
      topicOf,
      invited: null,
      divided: null,
      before: undefined,
      recent: [],
    };
  }

  get settled(): readonly SettledMotion[] {
    return this.#state.motions.settled;
  }

  get directory(): Directory {
    return this.#state.directory;
  }

  /** Whether nothing is before the body. */
  get isClear(): boolean {
    return this.#state.motions.top === undefined;
  }

  hear(turn: Turn): void {
    const { motions, directory, before } = this.#state;
    motions.forget(turn);
    const isOfMotions = speaksOfMotion(turn);
    for (const statement of statementsOf(turn)) {
      motions.heard(statement);
      const record = isOfMotions ? readRecorded(statement) : null;
      const isReal = record !== null && isOwnRecord(record);
      if (isReal) putRecorded(this.#state, record);
      putWords(this.#state, statement);
      const from = isReal ? Math.min(recordedEnd(record), statement.end) : statement.start;
      for (const act of actsIn({ ...statement, start: from }))
        doing[act.kind](this.#state, { ...act, statement });
      const ended = motions.top?.amendedAt;
      const isOfAmendment = ended?.turn === turn && ended.start === statement.start;
      if (motions.top === undefined || isOfAmendment)
        readLateVotes(this.settled.at(-1), statement, directory);
      else readVotes(motions.top, statement, directory);
      motions.correct(statement);
      if (motions.top !== undefined && endsByCount(motions.top, statement, before))
        motions.settleByCount(statement);
    }
    const { top } = motions;
    const answer = top === undefined || !isVoting(top) ? null : readAnswer(turn, before, directory);
    if (top !== undefined && answer !== null) addCast(top, answer);
    this.#state.before = turn;
    this.#state.recent = [...this.#state.recent, turn].slice(-recentTurnsMax);
  }

  leaveItem(turn: Turn): void {
    this.#state.motions.leaveItem(turn);
  }

  /** Minutes go on to what was resolved in another paragraph: what was open before it is not before the body any more. */
  passOver({ index }: Turn): void {
    const { motions } = this.#state;
    if (motions.top !== undefined && motions.top.turn < index) motions.close();
  }

  /** A resolution is printed above its vote: its further paragraphs are of the same motion. */
  bring(words: Run): void {
    const { motions } = this.#state;
    const { top } = motions;
    const isNext = top?.isResolution === true && top.voted === null && top.movedBy === null;
    if (isNext) top.words = [...top.words, words];
    else {
      motions.close();
      motions.put(words.turn.index, { words: [words], isResolution: true });
    }
  }

  close(): void {
    this.#state.motions.close();
  }

  /** Something was decided without a motion. */
  decide(decided: SettledMotion): void {
    this.#state.motions.settled.push(decided);
  }
}
