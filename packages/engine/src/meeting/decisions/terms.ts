import { findAmounts } from '../../figures/money.ts';
import { findIn } from '../talk/pattern.ts';
import { type Run, runText } from '../talk/turn.ts';
import { conditions } from './amend.lexicon.ts';
import { withoutStop } from './wording.ts';

/** The sums and rates that a run names, as they are written or said. */
export const amountsIn = (run: Run): Run[] =>
  findAmounts(runText(run)).map(({ start, end }) => ({
    ...run,
    start: run.start + start,
    end: run.start + end,
  }));

/** The conditions that a run names: from "subject to" to the next stop. */
export function conditionsIn(run: Run): Run[] {
  const spans = findIn(conditions, run.turn.text, run);
  return spans.flatMap(({ start }, at) => {
    const limit = spans[at + 1]?.start ?? run.end;
    const text = run.turn.text.slice(start, limit);
    const stop = text.search(/,(?= (?:and|with|as|to|effective)\b)|[;.](?=\s|$)/u);
    const end = stop < 0 ? limit : start + stop;
    return end > start ? [withoutStop({ turn: run.turn, start, end })] : [];
  });
}
