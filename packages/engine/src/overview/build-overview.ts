import type { Outline, Overview, Source } from '../ports.ts';
import { openGate } from '../proof/gate.ts';
import { toCitedText } from '../reading/cited-text.ts';
import { readSource } from '../reading/reading.ts';
import { type Rated, rateSentences } from '../salience/salience.ts';
import { selectDiverse } from '../salience/select.ts';

/** The key insights of an item, three to seven that stand alone, and one or two sentences on why it matters. */
export function buildOverview(source: Source & { outline: Outline }): Overview {
  const reading = readSource(source);
  const rated = rateSentences(source);
  const gate = openGate(source.segments);
  const insights = chooseInsights(rated);
  const chosen = new Set(insights);
  const matters = chooseImportance(rated.filter((one) => !chosen.has(one)));
  const cite = (list: Rated[]) => gate.passAll(list.map((one) => toCitedText(source.segments, one)));
  return { keyInsights: cite(insights), whyItMatters: reading.english ? cite(matters) : [] };
}

/** Insights stand alone; in an item too short to have any, its best sentences take their place. */
export function chooseInsights(rated: readonly Rated[]): Rated[] {
  const words = rated.reduce((sum, one) => sum + one.words, 0);
  const count = words < 300 ? 3 : words < 1500 ? 4 : words < 6000 ? 5 : words < 10_000 ? 6 : 7;
  const strict = (one: Rated): number =>
    one.dependence < 0.35 && one.words >= 9 && one.words <= 45 ? one.score : 0;
  const options = { candidates: rated, count, parts: count, total: rated.length };
  const chosen = selectDiverse({ ...options, worth: strict });
  return chosen.length >= 3
    ? chosen
    : selectDiverse({ ...options, worth: (one) => (one.isContent ? one.score : 0) });
}

/** Sentences that say what follows from something, and for whom. */
function chooseImportance(rated: readonly Rated[]): Rated[] {
  const worth = (one: Rated): number => {
    const { consequence, importance, theme } = one.signals;
    if (consequence === 0 || one.dependence >= 0.4 || one.words < 10) return 0;
    return (
      one.score *
      (1 + 0.45 * Math.min(3, consequence) + 0.25 * Math.min(2, importance) + 0.1 * Math.min(3, theme))
    );
  };
  return selectDiverse({ candidates: rated, count: 2, worth, parts: 2, total: rated.length });
}
