import { surroundingsOf } from '../clarity/clarity.ts';
import { type Clue, cluesOf } from '../clarity/clues.ts';
import { passesOf } from '../overview/passes.ts';
import type { Source } from '../ports/ports.ts';
import { rateSentences } from '../salience/salience.ts';

/** Every sentence of a source as it would be shown, with what tells whether it stands alone. */
export function cluesIn(source: Source): { text: string; clues: Record<Clue, number> }[] {
  const surroundings = surroundingsOf(source, passesOf(source));
  return rateSentences(source)
    .filter(({ sentence }) => sentence.row === undefined)
    .map((one) => ({ text: one.polished, clues: cluesOf(one, surroundings(one)) }));
}
