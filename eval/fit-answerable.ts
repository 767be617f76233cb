/**
 * Fits what tells whether one of several sources answers a question for what was said of a subject
 * (`subject.weights.ts`): the questions of the development library are put to the items that a search finds, with the
 * one that answers and without it. It prints the weights, and at some odds how many questions of items that they were
 * not fitted on pass with their own item, and how many without it.
 */
import { answerClues } from '@ecco/engine/testing';
import { type Case, chanceOf, fitLogistic } from './clarity/logistic-fit.ts';
import { fillStore } from './filled-store.ts';
import { findSources, type Library, type LibraryHit } from './library.ts';
import { readLibrary } from './library-items.ts';
import { type LibraryQuestion, readQuestions } from './library-questions.ts';

/** A question to some sources, and which of them answers; -1 where none does. */
type QuestionCase = { own: string; clues: number[][]; answering: number };

const folds = 5;
const odds = [-3.5, -3, -2.4, -2, -1.5, -1];

function cluesOf(
  { query, own }: LibraryQuestion,
  libraryHits: readonly LibraryHit[],
  library: Library,
): QuestionCase | null {
  const chosen = libraryHits.slice(0, 8).flatMap(({ id }) => library.items.get(id) ?? []);
  const clues = answerClues(
    query,
    chosen.map(({ source }) => source),
  );
  if (clues === null) return null;
  return {
    own: own ?? query,
    clues: clues.map(({ share, subject }) => [share, subject]),
    answering: chosen.findIndex(({ id }) => id === own),
  };
}

async function readCases(): Promise<QuestionCase[]> {
  const all = await readLibrary();
  const filled = await fillStore(all);
  const library = { filled, items: new Map(all.map((item) => [item.id, item])) };
  const cases: QuestionCase[] = [];
  try {
    for (const libraryQuestion of await readQuestions()) {
      const libraryHits = await findSources(filled, libraryQuestion.query);
      const without = libraryHits.filter(({ id }) => id !== libraryQuestion.own);
      for (const list of [libraryHits, without])
        cases.push(...[cluesOf(libraryQuestion, list, library) ?? []].flat());
    }
  } finally {
    await filled.store.close();
  }
  return cases;
}

const casesOf = (questionCases: readonly QuestionCase[]): Case[] =>
  questionCases.flatMap(({ clues, answering }) =>
    clues.map((seen, at) => ({ clues: seen, isTrue: at === answering })),
  );

/** Fits the weights, and tells them line by line. */
export async function* fitAnswerable(): AsyncGenerator<string> {
  const questionCases = await readCases();
  const places = new Map([...new Set(questionCases.map(({ own }) => own))].map((own, at) => [own, at]));
  const foldOf = ({ own }: QuestionCase): number => (places.get(own) ?? 0) % folds;
  const reported = Array.from({ length: folds }, (_, fold) => fold).flatMap((fold) => {
    const fitted = fitLogistic(casesOf(questionCases.filter((one) => foldOf(one) !== fold)));
    return questionCases
      .filter((one) => foldOf(one) === fold)
      .map(({ clues, answering }) => {
        const chances = clues.map((seen) => chanceOf(fitted, seen));
        return { answering: chances[answering] ?? null, best: Math.max(0, ...chances) };
      });
  });
  const own = reported.filter(({ answering }) => answering !== null);
  const foreign = reported.filter(({ answering }) => answering === null);
  for (const least of odds) {
    const chance = 1 / (1 + Math.exp(-least));
    const passed = own.filter(({ answering }) => (answering ?? 0) >= chance).length / Math.max(1, own.length);
    const wrong = foreign.filter(({ best }) => best >= chance).length / Math.max(1, foreign.length);
    yield `at ${least}: of ${own.length} with their own item ${passed.toFixed(3)}, of ${foreign.length} without it ${wrong.toFixed(3)}`;
  }
  const { all, weights } = fitLogistic(casesOf(questionCases));
  yield `all ${all.toFixed(2)}, share ${weights[0]?.toFixed(2)}, subject ${weights[1]?.toFixed(3)}`;
}
