import type { MoveKind } from '@ecco/domain';
import { runText } from '../talk/turn.ts';
import type { SettledMotion } from './motion.ts';

/** The outcome of the main motion, in whatever words it was changed. */
const ofMain = /\b(?:as (?:amended|substituted)|main motion)\b/iu;
const noSecond =
  /\b(?:no second(?:er)?\b|(?:lack|want|absence) of a second|(?:was|were) not seconded|without a second)/iu;
const reconsiders = /^\W{0,3}(?:to |that we |i move (?:to|that we) )?reconsider/iu;

/** What was voted on beside main motions, by what is known of it and by the words of its outcome. */
export function moveOf({ motion, outcome, result }: SettledMotion): MoveKind | null {
  const end = runText(outcome);
  if (result === 'failed' && noSecond.test(end)) return 'no-second';
  if (motion.words.slice(0, 1).some((run) => reconsiders.test(runText(run)))) return 'reconsideration';
  if (motion.isAmended || ofMain.test(end)) return null;
  if (motion.isSubstitute || /\bsubstitute\b/iu.test(end)) return 'substitute';
  return motion.isAmendment || /\bamendment\b/iu.test(end) ? 'amendment' : null;
}
