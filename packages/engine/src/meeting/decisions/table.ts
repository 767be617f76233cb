import { firstIn } from '../talk/pattern.ts';
import { isPunctuated } from '../talk/statements.ts';
import { type Run, runText } from '../talk/turn.ts';
import { noObjection } from './consensus.lexicon.ts';
import type { TopicOf } from './moved-words.ts';
import { asksAssent, asksAssentBare, assents, dissents, proposes } from './proposal.lexicon.ts';
import { cut, isReference, withoutStop, wordCount } from './wording.ts';

/** What is put before a body without a motion, in its words, and where it was. */
type OpenProposal = { words: Run; turn: number; topic: number | null };
/** A question whether all agree; `assent` is where somebody did. */
type AssentQuestion = { words: Run | null; run: Run; assent: Run | null };

/** An answer is given, and a proposal remembered, within so many turns. */
const [soon, remembered] = [3, 20];
const fewestWords = 3;
/** Said by whoever asked, straight behind the question: nods were seen. */
const takesAsYes =
  /^(?:(?:no|none|yes|yeah|okay|ok|good|great|thank you|thanks|lovely|excellent|very good|all right|agreed)[,.!? ]{0,3}){1,4}(?:(?:everyone|everybody|all|very much|members|colleagues)[,.!? ]{0,3}){0,2}$/iu;

/** Whether a statement asks if all agree. */
export function asks(statement: Run): boolean {
  const text = runText(statement).trim();
  const isQuestion = text.endsWith('?') || !isPunctuated(statement.turn);
  return asksAssentBare.test(text) || (isQuestion && asksAssent.test(text));
}

/** What lies on the table of a body that decides without motions: what was proposed, and whether all were asked. */
export class Table {
  readonly #topicOf: TopicOf;
  #put: OpenProposal | null = null;
  #asked: AssentQuestion | null = null;

  constructor(topicOf: TopicOf) {
    this.#topicOf = topicOf;
  }

  clear(): void {
    this.#put = null;
    this.#asked = null;
  }

  /** Whether all were asked a moment before a statement. */
  isAsked({ turn }: Run): boolean {
    return this.#asked !== null && turn.index - this.#asked.run.turn.index <= soon;
  }

  /** What somebody agreed to who was asked, and the words that agree. */
  agreed(statement: Run): { words: Run; assent: Run } | null {
    const assent = this.isAsked(statement) ? this.#asked?.assent : null;
    const words = this.#asked?.words ?? this.#proposal(statement);
    return assent == null || words === null ? null : { words, assent };
  }

  /** The words that are before the body at a statement: those of the question, of the last proposal, of the item. */
  wordsAt(statement: Run): Run | null {
    const isAsked = this.isAsked(statement);
    const own = isAsked ? (this.#asked?.words ?? null) : null;
    return own ?? this.#proposal(statement) ?? (isAsked ? this.#topicAt(statement) : null);
  }

  hear(statement: Run, isChair: boolean): void {
    this.#hearAnswer(statement);
    this.#hearProposal(statement);
    if (isChair) this.#hearQuestion(statement);
  }

  #topicAt = ({ turn, start }: Run): Run | null => this.#topicOf(turn, start);

  #proposal(statement: Run): Run | null {
    const put = this.#put;
    if (put === null || statement.turn.index - put.turn > remembered) return null;
    return put.topic === (this.#topicAt(statement)?.turn.index ?? null) ? put.words : null;
  }

  #hearAnswer(statement: Run): void {
    const assentQuestion = this.#asked;
    if (assentQuestion === null || !this.isAsked(statement) || assentQuestion.run === statement) return;
    const text = runText(statement).trim();
    const isOther =
      statement.turn !== assentQuestion.run.turn &&
      statement.turn.speaker !== assentQuestion.run.turn.speaker;
    if (isOther && dissents.test(text)) this.#asked = null;
    else if (isOther ? assents.test(text) : takesAsYes.test(text)) assentQuestion.assent ??= statement;
  }

  #hearProposal(statement: Run): void {
    const { turn, end } = statement;
    const span = firstIn(proposes, turn.text, statement);
    const isAsking = runText(statement).trimEnd().endsWith('?') && !/\bwe\b/iu.test(runText(statement));
    if (span === null || isAsking) return;
    const words = withoutStop(cut({ turn, start: span.end, end }));
    if (wordCount(words) < fewestWords || isReference(words) || noObjection.test(runText(words))) return;
    this.#put = { words, turn: turn.index, topic: this.#topicAt(statement)?.turn.index ?? null };
  }

  #hearQuestion(statement: Run): void {
    const { turn, end } = statement;
    if (!asks(statement)) return;
    const isBare = asksAssentBare.test(runText(statement).trim());
    const match = firstIn(asksAssent, turn.text, statement);
    const words = isBare || match === null ? null : withoutStop(cut({ turn, start: match.end, end }));
    const says = words !== null && wordCount(words) >= fewestWords && !isReference(words);
    this.#asked = { words: says ? words : null, run: statement, assent: null };
  }
}
