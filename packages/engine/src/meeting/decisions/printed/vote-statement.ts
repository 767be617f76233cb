import { statementsOf } from '../../talk/statements.ts';
import { type Run, runText } from '../../talk/turn.ts';

/** A full stop that ends no sentence: "Brandt, Jr., Vale", "Orr and Mses. Lund", "Vale ....... Aye". */
const abbreviationEnd =
  /(?:\b(?:Jr|Sr|Esq|Ste?|Ph\.?\s?D|M\.?D|J\.?D|Messrs|Mses|Mss|Mmes|Drs|Hon|Cllrs?)\.|\.{3})$/iu;

const joined = (one: Run): boolean => abbreviationEnd.test(runText(one));

/**
 * The words in which a paragraph of minutes prints a vote, from a statement on: with those behind a full stop that belongs
 * to a name or leads to a vote. Null where the statement is itself behind one, and has been read.
 */
export function voteStatement(statement: Run): Run | null {
  const all = statementsOf(statement.turn);
  const at = all.findIndex(({ start }) => start === statement.start);
  const before = all[at - 1];
  if (before !== undefined && joined(before)) return null;
  let last = at;
  for (let one = all[last]; one !== undefined && joined(one) && last + 1 < all.length; one = all[last])
    last++;
  return { ...statement, end: all[last]?.end ?? statement.end };
}
