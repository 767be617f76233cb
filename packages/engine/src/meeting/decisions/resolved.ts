import { firstIn } from '../talk/pattern.ts';
import { type Run, textOf } from '../talk/turn.ts';
import { bodyDecides, imagines, notNow, resolved } from './consensus.lexicon.ts';
import type { Decided } from './motion.ts';
import { withoutStop, wordCount } from './wording.ts';

/** What minutes say that the body resolved, where they tell of no motion. */
export function resolvedIn(statement: Run): Decided | null {
  const text = textOf(statement);
  const { turn } = statement;
  const found = firstIn(resolved, turn.text, statement) ?? firstIn(bodyDecides, turn.text, statement);
  if (found === null || /\b(?:motion|moved|seconded)\b/iu.test(turn.text) || notNow.test(text)) return null;
  if (imagines.test(turn.text.slice(statement.start, found.start))) return null;
  const words = withoutStop({ turn, start: found.end, end: statement.end });
  const isElection = /(?:was|were)\b.{0,40}elected/iu.test(turn.text.slice(found.start, found.end));
  if (isElection) return { words: withoutStop(statement), result: 'carried' };
  return wordCount(words) < 3 ? null : { words, result: 'carried' };
}
