import { firstIn } from '../talk/pattern.ts';
import { type Run, textOf } from '../talk/turn.ts';
import { bodyDecides, bodyRefuses, imagines, notNow, resolved } from './consensus.lexicon.ts';
import type { Decided } from './motion.ts';
import { readTally } from './tally.ts';
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
  const said = turn.text.slice(found.start, found.end);
  const { yes, no } = readTally(/\bvoted\b/iu.test(said) ? [statement] : []);
  const isRefused = bodyRefuses.test(said) || (yes !== null && no !== null && yes.value <= no.value);
  const result = isRefused ? 'failed' : 'carried';
  return wordCount(words) < 3 ? null : { words, result };
}
