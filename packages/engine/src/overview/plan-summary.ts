// One choice for everything that is read under each other: the line under the title, the short form, the insights
// and why it matters. They share no sentence, and none says what another has said already.
import type { ContentKind } from '@ecco/domain';
import { isFragment } from '../discourse/fragment.ts';
import { needsSpeaker, selfContainment } from '../discourse/self-contained.ts';
import type { Source } from '../ports/ports.ts';
import { cachedBySource } from '../reading/cache.ts';
import { readSource } from '../reading/reading.ts';
import { bareMetricOf } from '../salience/bare-metric.ts';
import { consequenceValue, newsValue } from '../salience/news.ts';
import { type Rated, rateSentences } from '../salience/salience.ts';
import { selectDiverse, similarity } from '../salience/select.ts';
import { englishTerms } from '../sentences/sentence.ts';
import { identifySpeakers } from '../speakers/identify-speakers.ts';
import { keyOf } from '../tables/key-row.ts';
import { tokenise } from '../words/token.ts';

type SummaryPlan = {
  oneLiner: Rated | null;
  tldr: Rated[];
  insights: Rated[];
  matters: Rated[];
};

/** Characters of the line under the title, with the speaker's name. */
const longestLine = 280;

/** Chooses the sentences of the summary, each list in the order of the source. */
export const planSummary = cachedBySource((source: Source): SummaryPlan => {
  const { english } = readSource(source);
  const all = rateSentences(source);
  const rated = all.filter(({ sentence }) => sentence.row === undefined);
  const torn = english ? tornFigures(rated) : new Set();
  const worths = new Map(
    rated.map((one) => [one, english ? newsWorth(one) * (torn.has(one) ? tornWeight : 1) : one.score]),
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

/** The key rows of the tables, each subject once: the ones that count most, where they stand first. */
function chooseRows(rated: readonly Rated[]): Rated[] {
  const rows = rated.filter(({ sentence, score }) => sentence.row !== undefined && score >= leastKey);
  const subjects = new Map<string, Rated>();
  for (const one of rows.toSorted((a, b) => b.score - a.score)) {
    const name = keyOf(one.sentence.row?.label ?? '')?.name ?? '';
    if (!subjects.has(name)) subjects.set(name, one);
  }
  return [...subjects.values()].slice(0, mostRows);
}

/** A row that counts less stands in its chapter only. */
const leastKey = 0.7;

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

const tornWeight = 0.6;

const repeats = (one: Rated, other: Rated): boolean =>
  one === other || similarity(new Set(one.sentence.terms), new Set(other.sentence.terms)) > 0.6;

type Worth = (one: Rated) => number;
type Taste = { worth: Worth; isWhole: (one: Rated) => boolean };

/** What the item is about: the sentence with the most news that also holds what the publisher says of it. */
function chooseLine(source: Source, rated: readonly Rated[], { worth, isWhole: whole }: Taste): Rated | null {
  const { title, description } = source.context;
  const isNamed = source.context.kind === 'document' || source.context.kind === 'earnings';
  const about = new Set(englishTerms(tokenise(`${isNamed ? '' : title} ${description.slice(0, 600)}`)));
  const named = new Set(
    identifySpeakers(source).flatMap(({ label, provenance }) => (provenance === null ? [] : [label])),
  );
  let [best, most] = [null as Rated | null, 0];
  for (const one of rated) {
    const isAttributed = needsSpeaker(one.polished) && named.has(one.sentence.speaker ?? '');
    if (
      one.polished.length > (isAttributed ? longestLine - 40 : longestLine) ||
      one.words < 8 ||
      one.dependence > 0.5 ||
      !whole(one)
    )
      continue;
    const shared = new Set(one.sentence.terms.filter((term) => about.has(term))).size;
    const value =
      (worth(one) + 0.3 * one.centrality * (one.isContent ? selfContainment(one.polished) : 0)) *
      (1 + 0.22 * Math.min(3, shared)) *
      (isAttributed ? 1.35 : 1) *
      leadWeight(source.context.kind, one.sentence.index / rated.length) *
      (one.dependence > 0.1 ? 0.6 : 1);
    if (value > most) [best, most] = [one, value];
  }
  return best ?? rated.find((one) => says(one) && whole(one) && isLine(one)) ?? null;
}

/** Neither greets, thanks or sells, nor asks. */
const says = ({ isContent, isQuestion }: Rated): boolean => isContent && !isQuestion;

/** A scrap of talk stands in no list; a figure without a verb does: "Operating margin 21 percent". */
const isWhole = ({ polished, signals, words }: Rated): boolean =>
  (signals.figures > 0 && words <= longestLabel) || !isFragment(tokenise(polished));

const longestLabel = 14;

/** Neither empty nor an hour from a list. */
const isLine = ({ polished, words }: Rated): boolean => words >= 4 && polished.length <= longestLine;

/** Reporters put what happened first. */
const leadWeight = (kind: ContentKind, place: number): number =>
  kind === 'article' ? 1 + 2 * Math.max(0, 1 - place * 12) : 1;

/** The weightiest sentences are the short form, three to five; the ones after them the insights, three to seven. */
function chooseLists(rated: readonly Rated[], { worth, isWhole: whole }: Taste): Lists {
  const words = rated.reduce((sum, one) => sum + one.words, 0);
  const short = words < 1200 ? 3 : words < 6000 ? 4 : 5;
  const long = words < 800 ? 3 : words < 1500 ? 4 : words < 6000 ? 5 : words < 10_000 ? 6 : 7;
  const count = short + long;
  const strict: Worth = (one) =>
    says(one) && one.dependence < 0.35 && one.words >= 9 && one.words <= 45 && whole(one) ? worth(one) : 0;
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
    if (!one.isContent || one.isQuestion || one.dependence >= 0.3 || one.words < 11 || one.words > 45)
      return 0;
    const self = selfContainment(one.polished);
    const isBroken = (one.polished.match(/["“”]/gu)?.length ?? 0) % 2 === 1;
    return self < 0.7 || isBroken
      ? 0
      : (one.score + 0.2 * one.centrality) * self * consequenceValue(one.polished);
  };
  const chosen = selectDiverse({ candidates: rated, count: 2, worth });
  const top = Math.max(...chosen.map(worth));
  return chosen.filter((one) => worth(one) > leastConsequence && worth(one) >= 0.7 * top);
}

const leastConsequence = 0.25;
