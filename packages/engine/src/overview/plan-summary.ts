// One choice for everything that is read under each other: the line under the title, the short form, the insights
// and why it matters. They share no sentence, and none says what another has said already.
import { isFragment } from '../discourse/fragment.ts';
import { selfContainment } from '../discourse/self-contained.ts';
import type { Source } from '../ports/ports.ts';
import { cachedBySource } from '../reading/cache.ts';
import { readSource } from '../reading/reading.ts';
import { bareMetricOf } from '../salience/bare-metric.ts';
import { consequenceValue, newsValue } from '../salience/news.ts';
import { type Rated, rateSentences } from '../salience/salience.ts';
import { selectDiverse, similarity } from '../salience/select.ts';
import { keyOf } from '../tables/key-row.ts';
import { tokenise } from '../words/token.ts';
import { chooseLine, says, type Taste, type Worth } from './choose-line.ts';
import { consequencesWeights, listWeights } from './summary-plan.weights.ts';

type SummaryPlan = {
  oneLiner: Rated | null;
  tldr: Rated[];
  insights: Rated[];
  matters: Rated[];
};

/** Chooses the sentences of the summary, each list in the order of the source. */
export const planSummary = cachedBySource((source: Source): SummaryPlan => {
  const { english } = readSource(source);
  const all = rateSentences(source);
  const rated = all.filter(({ sentence }) => sentence.row === undefined);
  const torn = english ? tornFigures(rated) : new Set();
  const worths = new Map(
    rated.map((one) => [
      one,
      english ? newsWorth(one) * (torn.has(one) ? listWeights.tornFigure : 1) : one.score,
    ]),
  );
  const taste: Taste = {
    worth: (one) => worths.get(one) ?? 0,
    // What a clause is, only English words tell.
    isWhole: english ? isWhole : () => true,
  };
  const oneLiner = chooseLine(source, rated, taste);
  const others = rated.filter((one) => oneLiner === null || !repeats(one, oneLiner));
  const matters = english ? chooseConsequences(others) : [];
  const rest = others.filter((one) => !matters.some((other) => repeats(one, other)));
  return { oneLiner, ...withRows(chooseLists(rest, taste), chooseRows(all)), matters };
});

/** Rows of tables in the short form at most. */
const mostRows = 2;

/**
 * The key rows of the tables, each subject once: the ones that count most, where they stand first. A row that counts
 * less stands in its chapter only.
 */
function chooseRows(rated: readonly Rated[]): Rated[] {
  const rows = rated.filter(
    ({ sentence, score }) => sentence.row !== undefined && score >= listWeights.leastRow,
  );
  const subjects = new Map<string, Rated>();
  for (const one of rows.toSorted((a, b) => b.score - a.score)) {
    const name = keyOf(one.sentence.row?.label ?? '')?.name ?? '';
    if (!subjects.has(name)) subjects.set(name, one);
  }
  return [...subjects.values()].slice(0, mostRows);
}

/** Rows of tables take the place of the last sentences of the short form, which then are insights. */
function withRows({ tldr, insights }: Lists, rows: readonly Rated[]): Lists {
  const inOrder = (list: Rated[]) => list.sort((a, b) => a.sentence.index - b.sentence.index);
  const kept = Math.max(2, Math.min(tldr.length, mostInShort - rows.length));
  return {
    tldr: inOrder([...tldr.slice(0, kept), ...rows]),
    insights: inOrder([...tldr.slice(kept), ...insights]).slice(0, mostInsights),
  };
}

const [mostInShort, mostInsights] = [5, 7];

type Lists = Pick<SummaryPlan, 'tldr' | 'insights'>;

/** The score of a sentence for a reader who has read nothing else. */
function newsWorth({ polished, score, signals }: Rated): number {
  return score * selfContainment(polished) * newsValue(polished, signals.figures);
}

/**
 * The whole is told before its parts: where an item opens several sentences with the same measure and does not say of
 * what it is, all after the first may be of a segment that was named before.
 */
function tornFigures(rated: readonly Rated[]): Set<Rated> {
  const seen = new Set<string>();
  return new Set(
    rated.filter(({ polished, signals }) => {
      const metric = signals.figures > 0 ? bareMetricOf(polished) : null;
      if (metric === null) return false;
      const isLater = seen.has(metric);
      seen.add(metric);
      return isLater;
    }),
  );
}

const repeats = (one: Rated, other: Rated): boolean =>
  one === other ||
  similarity(new Set(one.sentence.terms), new Set(other.sentence.terms)) > listWeights.repeated;

/** A scrap of talk stands in no list; a figure without a verb does: "Operating margin 21 percent". */
const isWhole = ({ polished, signals, words }: Rated): boolean =>
  (signals.figures > 0 && words <= longestLabel) || !isFragment(tokenise(polished));

const longestLabel = 14;

/** The weightiest sentences are the short form, three to five; the ones after them the insights, three to seven. */
function chooseLists(rated: readonly Rated[], { worth, isWhole: whole }: Taste): Lists {
  const words = rated.reduce((sum, one) => sum + one.words, 0);
  const short = words < 1200 ? 3 : words < 6000 ? 4 : 5;
  const long = words < 800 ? 3 : words < 1500 ? 4 : words < 6000 ? 5 : words < 10_000 ? 6 : 7;
  const count = short + long;
  const strict: Worth = (one) =>
    says(one) &&
    one.dependence < listWeights.mostDependence &&
    one.words >= 9 &&
    one.words <= 45 &&
    whole(one)
      ? worth(one)
      : 0;
  const spread = { candidates: rated, count, parts: count, total: rated.length };
  const strictly = selectDiverse({ ...spread, worth: strict });
  const chosen =
    strictly.length >= 6
      ? strictly
      : selectDiverse({
          ...spread,
          worth: (one) => (says(one) && whole(one) && one.words >= 4 ? worth(one) : 0),
        });
  const lead = Math.min(short, Math.ceil(chosen.length / 2));
  const best = new Set(chosen.toSorted((a, b) => worth(b) - worth(a)).slice(0, lead));
  return {
    tldr: chosen.filter((one) => best.has(one)),
    insights: chosen.filter((one) => !best.has(one)),
  };
}

/** One sentence on what follows for an institution, or two where the second is nearly as good; sometimes none. */
function chooseConsequences(rated: readonly Rated[]): Rated[] {
  const worth: Worth = (one) => {
    if (
      !one.isContent ||
      one.isQuestion ||
      one.dependence >= consequencesWeights.mostDependence ||
      one.words < 11 ||
      one.words > 45
    )
      return 0;
    const self = selfContainment(one.polished);
    const isBroken = (one.polished.match(/["“”]/gu)?.length ?? 0) % 2 === 1;
    return self < consequencesWeights.leastSelfContained || isBroken
      ? 0
      : (one.score + consequencesWeights.centrality * one.centrality) * self * consequenceValue(one.polished);
  };
  const chosen = selectDiverse({ candidates: rated, count: 2, worth });
  const top = Math.max(...chosen.map(worth));
  return chosen.filter(
    (one) => worth(one) > consequencesWeights.least && worth(one) >= consequencesWeights.besideBest * top,
  );
}
