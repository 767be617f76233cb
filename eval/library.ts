// Questions to the whole development library through the product's own search: with the item that answers in it, which
// must be cited among the first three sources, and without it, when nothing should be told.
import { askedSourcesMax, chooseSources, subjectOf } from '@ecco/engine';
import { answerQuestion } from '@ecco/engine/testing';
import { type FilledStore, fillStore } from './filled-store.ts';
import { type LibraryItem, readLibrary } from './library-items.ts';
import { type LibraryQuestion, readQuestions } from './library-questions.ts';

export type LibraryHit = { id: string; score: number };

/** The items that the product would read for a question, the likeliest first, and one more. */
export async function findSources({ store, referenceOf }: FilledStore, query: string): Promise<LibraryHit[]> {
  const itemMatches = await store.search.about({ text: subjectOf(query), limit: askedSourcesMax + 1 });
  return itemMatches.map(({ item, score }) => ({ id: referenceOf.get(item.id) ?? '', score }));
}

export type Library = { filled: FilledStore; items: ReadonlyMap<string, LibraryItem> };

/** The items that an answer cites, in its order; none where nothing is told. */
function citedOf(query: string, libraryHits: readonly LibraryHit[], { items }: Library): string[] {
  const chosen = chooseSources(libraryHits).flatMap(({ id }) => items.get(id) ?? []);
  const { sentences } = answerQuestion({ query, sources: chosen.map(({ source }) => source) });
  return [...new Set(sentences.flatMap(({ sourceIndex }) => chosen[sourceIndex]?.id ?? []))];
}

type Outcome = LibraryQuestion & { isFound: boolean; isCited: boolean; isWrong: boolean };

async function askBothWays(libraryQuestion: LibraryQuestion, library: Library): Promise<Outcome> {
  const { query, own } = libraryQuestion;
  const libraryHits = await findSources(library.filled, query);
  const cited = own === null ? [] : citedOf(query, libraryHits, library);
  const foreign = citedOf(
    query,
    libraryHits.filter(({ id }) => id !== own),
    library,
  );
  return {
    ...libraryQuestion,
    isFound: libraryHits.slice(0, askedSourcesMax).some(({ id }) => id === own),
    isCited: own !== null && cited.slice(0, 3).includes(own),
    isWrong: foreign.length > 0,
  };
}

const share = (all: readonly Outcome[], is: (one: Outcome) => boolean): string =>
  (all.filter(is).length / Math.max(1, all.length)).toFixed(3);

function lineOf(set: string, all: readonly Outcome[]): string {
  const answerable = all.filter(({ own }) => own !== null);
  const there = `found ${share(answerable, ({ isFound }) => isFound)}, cited ${share(answerable, ({ isCited }) => isCited)}`;
  return `${set}: ${answerable.length === 0 ? '' : `${there}, `}answered without it ${share(all, ({ isWrong }) => isWrong)} (${all.length})`;
}

/** A line for each set of questions: how often its item is found and cited, and how often it is answered without it. */
export async function* runLibrary(isShown: boolean): AsyncGenerator<string> {
  const all = await readLibrary();
  const filled = await fillStore(all);
  const library = { filled, items: new Map(all.map((item) => [item.id, item])) };
  const outcomes: Outcome[] = [];
  try {
    for (const libraryQuestion of await readQuestions()) {
      const outcome = await askBothWays(libraryQuestion, library);
      outcomes.push(outcome);
      if (isShown) yield JSON.stringify(outcome);
    }
  } finally {
    await filled.store.close();
  }
  for (const [set, ofSet] of Map.groupBy(outcomes, (one) => one.set)) yield lineOf(set, ofSet);
  yield lineOf(`all, of ${all.length} items`, outcomes);
}
