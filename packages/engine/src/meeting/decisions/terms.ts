import { findIn } from '../talk/pattern.ts';
import { type Run, textOf } from '../talk/turn.ts';
import { conditions } from './amend.lexicon.ts';
import { countPattern } from './count.ts';
import { withoutStop } from './wording.ts';

const number = `(?:${countPattern}|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|a hundred|point|and a half|and a quarter|and three quarters)`;
const scale = '(?:million|billion|thousand|hundred)';
const sums = [
  /[$€£]\s?\d[\d,]{0,15}(?:\.\d{1,4})?(?: (?:million|billion|thousand))?/giu,
  /(?<![\d.,$€£-])\d[\d,]{0,15}(?:\.\d{1,4})? ?(?:percent|per cent|%|basis points|million(?: dollars)?|billion(?: dollars)?|thousand(?: dollars)?|dollars)/giu,
  new RegExp(
    String.raw`\b(?:a )?${number}(?:[ -](?:and )?${number}){0,8} (?:${scale}(?: dollars)?|percent|per cent|basis points|dollars)`,
    'giu',
  ),
];

/** The sums and rates that a run names, as they are written or said. */
export function amountsIn(run: Run): Run[] {
  const found = sums.flatMap((pattern) =>
    [...textOf(run).matchAll(pattern)].map(({ 0: text, index }) => ({
      ...run,
      start: run.start + index,
      end: run.start + index + text.length,
    })),
  );
  const kept = found.filter(
    (one, at) => !found.some((other, order) => order < at && one.start < other.end && other.start < one.end),
  );
  return kept.sort((a, b) => a.start - b.start);
}

/** The conditions that a run names: from "subject to" to the next stop. */
export function conditionsIn(run: Run): Run[] {
  const found = findIn(conditions, run.turn.text, run);
  return found.flatMap(({ start }, at) => {
    const limit = found[at + 1]?.start ?? run.end;
    const text = run.turn.text.slice(start, limit);
    const stop = text.search(/,(?= (?:and|with|as|to|effective)\b)|[;.](?=\s|$)/u);
    const end = stop < 0 ? limit : start + stop;
    return end > start ? [withoutStop({ turn: run.turn, start, end })] : [];
  });
}
