import type { SignalKind, SignalStage } from '@ecco/domain';
import type { Subject } from './fund-subject.ts';

/** What somebody does in a clause; `from` and `to` are where it stands in the sentence. */
export type ClauseAct = {
  kind: SignalKind;
  stage: SignalStage;
  subject: Subject;
  from: number;
  to: number;
  /** It says that something was decided which was told before. */
  refers: boolean;
  /** Nobody is said to do it: it is told of whom it is done to. */
  isSuffered: boolean;
};

/** A clause is read so far, in characters. */
const longest = 180;

/** The clause behind a place of a sentence. */
export const clauseAt = (text: string, at: number): string =>
  /^[^;!?]*?(?=[;!?]|\.\s|\.$|, (?:but|while|although|though|which|who)\b|$)/u.exec(
    text.slice(at, at + longest),
  )?.[0] ?? '';
