import { type Run, runText, type Turn } from '../talk/turn.ts';
import { noObjection } from './consensus.lexicon.ts';
import { finalWording } from './final-wording.ts';
import { isProcedure } from './motion.lexicon.ts';
import { type Motion, newMotion, type Outcome, type SettledMotion } from './motion.ts';
import { asksRecount, doubts } from './outcome.lexicon.ts';
import { basisOf, correctBy, inferredOutcome, motionEnd, rollCall, tallyOf, voteWindow } from './settle.ts';
import { lostBy, readTally } from './tally.ts';
import { amountsIn } from './terms.ts';
import { wordCount } from './wording.ts';

/** Turns in which a motion is seconded or voted on. */
const longestIdle = 30;

/** Turns behind an outcome in which it is put right, and in which a vote is taken once more. */
const [correctedWithin, recountedWithin] = [6, 40];
/** Words of a statement that puts it right. */
const longestCorrection = 16;

/** "So moved" says of nothing what is put off. */
const fewestWords = 2;

type Ending = Pick<SettledMotion, 'result' | 'isStated' | 'outcome'>;

/**
 * The motions that are before a body: what is moved lies on what was moved before, and an outcome is that of the topmost
 * (Robert's Rules of Order, the order of precedence of motions).
 */
export class MotionStack {
  readonly settled: SettledMotion[] = [];
  #open: Motion[] = [];
  #heard: Run[] = [];
  /** What ended last, once somebody doubts it, and the turn up to which it is told anew. */
  #doubted: { last: SettledMotion; until: number } | null = null;

  get top(): Motion | undefined {
    return this.#open.at(-1);
  }

  /** The motion that amendments are to. */
  get main(): Motion | undefined {
    return this.#open.findLast(({ isAmendment }) => !isAmendment);
  }

  heard(statement: Run): void {
    this.#heard.push(statement);
  }

  put(turn: number, motion: Partial<Motion>): void {
    this.#open.push(newMotion(turn, motion));
  }

  /** The topmost motion is no longer before the body, and nothing is told of it. */
  takeOff(): Motion | null {
    return this.#open.pop() ?? null;
  }

  /** The topmost amendment becomes part of what it amends, without a vote; `said` is how that reads then. */
  takeUp(said: Run | null): void {
    const amendment = this.#open.pop();
    const main = this.top;
    if (main === undefined || amendment === undefined) return;
    main.isAmended = true;
    main.words = said === null ? amendment.words : [said];
  }

  /** The motion is called amended: what was offered has been taken up, and its wording may be said again. */
  restate(turn: Turn, mayFollow: boolean): void {
    while (this.top?.isAmendment) this.takeUp(null);
    const main = this.top;
    const said = finalWording(turn, mayFollow);
    if (main === undefined) return;
    main.isAmended = true;
    if (said === null) return;
    main.words = [said];
    if (amountsIn(said).length > 0) main.isSumOpen = false;
  }

  /** Captions do not tell who speaks: an amendment that was only spoken of in a debate has no vote that is not called its own. */
  dropUnvoted({ speaker, isWritten }: Turn): void {
    const isCaption = speaker === null && !isWritten;
    while (isCaption && this.main?.isOfItem && this.top?.isAmendment && this.top.called === null)
      this.#open.pop();
  }

  /** An amendment that nobody was heard to offer ends: the votes before it are not of what was moved. */
  endUnheard(isAdopted: boolean, outcome: Run): void {
    const { top } = this;
    if (top === undefined || outcome.turn.isWritten) return;
    const voteless = { called: null, voted: null, casts: [], needsVote: true, amendedAt: outcome };
    Object.assign(top, voteless, isAdopted ? { isAmended: true, isSumOpen: true } : {});
  }

  /** The topmost motion ends in so many words. */
  settle(result: Outcome, outcome: Run): void {
    const motion = this.#open.pop();
    if (motion !== undefined)
      this.#finish(motion, { result: motionEnd(motion, result), isStated: true, outcome });
  }

  /** The topmost motion ends with the count of its vote. */
  settleByCount(outcome: Run): void {
    const { top } = this;
    const { yes, no } = readTally([outcome]);
    if (top === undefined || yes === null) return;
    const result = motionEnd(top, yes.value > (no?.value ?? 0) ? 'carried' : 'failed');
    this.#open.pop();
    this.#finish(top, { result, isStated: false, outcome });
  }

  /** What was told to have ended last is doubted, and told anew: a count that was wrong, a vote that was taken again. */
  correct(statement: Run): void {
    const last = this.settled.at(-1);
    const { turn } = statement;
    const isOver =
      last === undefined || turn.isWritten || turn.index - last.outcome.turn.index > recountedWithin;
    if (isOver || this.top !== undefined) return;
    if (turn === last.outcome.turn && statement.start <= last.outcome.start) return;
    const text = runText(statement);
    if (asksRecount.test(text)) this.#doubted = { last, until: turn.index + recountedWithin };
    else if (doubts.test(text) && turn.index - last.outcome.turn.index <= correctedWithin)
      this.#doubted ??= { last, until: turn.index + 2 };
    if (this.#doubted === null) return;
    const isOf = this.#doubted.last === last && turn.index <= this.#doubted.until;
    if (!isOf) this.#doubted = null;
    else if (wordCount(statement) <= longestCorrection) correctBy(last, statement);
  }

  /** Another item has begun with a turn: a vote that was called before has had its outcome, said or not. */
  leaveItem(turn: Turn): void {
    while (this.top !== undefined && this.top.turn < turn.index && isVoted(this.top)) this.#conclude();
  }

  /** What nobody seconded and nobody voted on for long is no longer before the body. */
  forget({ index, isWritten }: Turn): void {
    const { top } = this;
    const isIdle =
      top !== undefined &&
      top.secondedBy === null &&
      !top.isOfItem &&
      top.called === null &&
      !top.isAmendment;
    if (isIdle && !isWritten && index - top.turn > longestIdle) this.#open.pop();
  }

  /** Nothing more is heard of what is open. */
  close(): void {
    while (this.top !== undefined) this.#conclude();
  }

  /** The topmost motion ends without a word about its outcome. */
  #conclude(): void {
    const motion = this.#open.pop();
    const last = motion?.voted ?? motion?.words.at(-1) ?? motion?.movedBy?.run;
    if (motion === undefined || last === undefined) return;
    const tally = tallyOf(motion, voteWindow(motion, this.#heard, last));
    const isCounted = tally.yes !== null && tally.no !== null;
    const hasVote = isVoted(motion) || isCounted;
    if (motion.isResolution && !hasVote) {
      this.#finish(motion, { result: 'carried', isStated: true, outcome: last });
      return;
    }
    if (
      !hasVote &&
      (motion.isAmendment || motion.needsVote || motion.secondedBy === null || motion.movedBy === null)
    )
      return;
    const result = hasVote ? inferredOutcome(motion, tally) : null;
    this.#finish(motion, {
      result: result === null ? null : motionEnd(motion, result),
      isStated: false,
      outcome: last,
    });
  }

  #finish(motion: Motion, ending: Ending): void {
    const counted = tallyOf(motion, voteWindow(motion, this.#heard, ending.outcome));
    const tally = ending.result === 'failed' ? lostBy(counted, runText(ending.outcome)) : counted;
    this.#heard = this.#heard.slice(-rollCall);
    if (motion.words.some((run) => isProcedure.test(runText(run)))) return;
    const { main } = this;
    if (ending.result === 'deferred' && main?.words.some((run) => wordCount(run) > fewestWords)) {
      motion.words = main.words;
      motion.movedBy = main.movedBy;
      motion.secondedBy = main.secondedBy;
    }
    this.#followUp(motion, ending);
    if (motion.isAmendment && ending.result === 'withdrawn') return;
    const isAgreed = ending.outcome.turn.isWritten && tally.yes === null && isUnopposed(ending);
    const basis = isAgreed ? 'consensus' : basisOf(motion, ending.outcome);
    this.settled.push({ motion, basis, ...ending, tally });
  }

  /** What an end means for what lies below: an amendment changes it, what is put off takes it along. */
  #followUp(motion: Motion, { result, outcome }: Ending): void {
    const main = this.top;
    if (!motion.isAmendment) {
      if (result === 'deferred' || result === 'carried') this.#open = [];
    } else if (main !== undefined) {
      main.needsVote = true;
      main.amendedAt = outcome;
      if (result !== 'carried') return;
      main.isAmended = true;
      if (motion.words.length > 0 && !isChangeOf(main, motion)) main.words = motion.words;
      else main.isSumOpen = true;
    }
  }
}

/** "Amend the motion to $30 million" tells what changes of a motion with a sum of its own, and not how it reads then. */
const isChangeOf = (main: Motion, { words: [first] }: Motion): boolean =>
  first !== undefined &&
  instructs.test(runText(first)) &&
  main.words.some((run) => amountsIn(run).length > 0);
const instructs = /^\W{0,3}(?:to )?(?:amend|modify|change|strike|substitute|insert)\b/iu;

/** Minutes say that nobody objected, and tell of no vote. */
const isUnopposed = ({ result, outcome }: Ending): boolean =>
  result === 'carried' && noObjection.test(runText(outcome));

const isVoted = ({ voted, casts }: Motion): boolean => voted !== null || casts.length >= rollCall;
