/** Fits what tells the theme of a sentence (`theme.weights.ts`), and tells how it does on sources that were left out. */
import { type ThemeId, themeIds, themes } from '@ecco/domain';
import { cluesOf, isSureTheme, seenCues, weightNames } from '@ecco/engine/testing';
import type { Reference } from '../marked/reference.ts';
import { classes } from './label.schema.ts';
import { type LabeledSentence, readLabeled } from './run-themes.ts';
import { accepting, macroF1, scoreClasses, type ThemeCase } from './score.ts';
import { type Case, chancesOf, fitSoftmax } from './softmax-fit.ts';

const folds = 10;
const ridges = [0.001, 0.003, 0.01];
/** What a second reading shares of the truth. */
const second = 0.3;
const width = weightNames.length;

const seenIn = ({ text }: LabeledSentence): Case['clues'] => {
  const seen = seenCues(text);
  return themeIds.map((id) => cluesOf(seen, id).flatMap((size, at) => (size === 0 ? [] : [{ at, size }])));
};

function caseOf(one: LabeledSentence): Omit<Case, 'weight'> {
  const { theme, also } = one;
  const truth = classes.map((of) => {
    if (of === theme) return also.length === 0 ? 1 : 1 - second;
    return also.includes(of) ? second / also.length : 0;
  });
  return { clues: seenIn(one), truth };
}

function classify(weights: Float64Array, one: LabeledSentence): ThemeId | null {
  const chances = chancesOf(weights, seenIn(one));
  return classes[chances.indexOf(Math.max(...chances))] ?? null;
}

const classifyAll = (weights: Float64Array, some: readonly LabeledSentence[]): ThemeCase<ThemeId | null>[] =>
  some.map((one) => ({ label: one.theme, also: one.also, told: classify(weights, one) }));

/** The cases of a fit. A rare class counts for more, by the root of how rare it is among them. */
function casesOf(some: readonly LabeledSentence[]): Case[] {
  const labeled = new Map(classes.map((of) => [of, some.filter(({ theme }) => theme === of).length]));
  return some.map((one) => {
    const share = (labeled.get(one.theme) ?? 1) / some.length;
    return { ...caseOf(one), weight: Math.sqrt(1 / (classes.length * share)) };
  });
}

/** Each source told by weights that were fitted without it. */
function heldOutCase(all: readonly LabeledSentence[], ridge: number): ThemeCase<ThemeId | null>[] {
  const places = new Map([...new Set(all.map(({ source }) => source))].map((source, at) => [source, at]));
  const foldOf = ({ source }: LabeledSentence): number => (places.get(source) ?? 0) % folds;
  return Array.from({ length: folds }, (_, fold) => fold).flatMap((fold) => {
    const weights = fitSoftmax(casesOf(all.filter((one) => foldOf(one) !== fold)), { width, ridge });
    return classifyAll(
      weights,
      all.filter((one) => foldOf(one) === fold),
    );
  });
}

/** A sentence of a source that was left out: the likeliest theme, and how likely. */
type HeldOutSentence = {
  source: string;
  theme: ThemeId;
  chance: number;
  isRight: boolean;
  isOfTheme: boolean;
};

function heldOutSentences(all: readonly LabeledSentence[], ridge: number): HeldOutSentence[] {
  const places = new Map([...new Set(all.map(({ source }) => source))].map((source, at) => [source, at]));
  const foldOf = ({ source }: LabeledSentence): number => (places.get(source) ?? 0) % folds;
  return Array.from({ length: folds }, (_, fold) => fold).flatMap((fold) => {
    const weights = fitSoftmax(casesOf(all.filter((one) => foldOf(one) !== fold)), { width, ridge });
    return all
      .filter((one) => foldOf(one) === fold)
      .map((one) => {
        const chances = chancesOf(weights, seenIn(one)).slice(0, themeIds.length);
        const chance = Math.max(...chances);
        const theme = themeIds[chances.indexOf(chance)] ?? 1;
        const isRight = one.theme === theme || one.also.includes(theme);
        return { source: one.source, theme, chance, isRight, isOfTheme: one.theme !== null };
      });
  });
}

const shareRight = (sentences: readonly HeldOutSentence[]): number =>
  sentences.length === 0 ? 1 : sentences.filter(({ isRight }) => isRight).length / sentences.length;

/** What is told of sources that were left out, above the bounds of the product. */
function* boundLines(apart: readonly HeldOutSentence[]): Generator<string> {
  const sentences = apart.filter(isSureTheme);
  const right = sentences.filter(({ isRight }) => isRight).length;
  const themed = apart.filter(({ isOfTheme }) => isOfTheme).length;
  const sources = new Set(sentences.map(({ source }) => source)).size;
  yield `told above the bounds, sources apart: precision ${shareRight(sentences).toFixed(3)} (${right} of ${sentences.length}, of ${sources} sources), recall ${(right / themed).toFixed(3)}`;
  for (const theme of themeIds) {
    const own = sentences.filter((one) => one.theme === theme);
    yield `  ${themes[theme].padEnd(32)} ${String(own.length).padStart(4)} told  precision ${shareRight(own).toFixed(2)}`;
  }
}

const figuresOf = (themeCases: readonly ThemeCase<ThemeId | null>[]): string =>
  `${macroF1(scoreClasses(themeCases, classes)).toFixed(3)}, with second readings ${macroF1(scoreClasses(accepting(themeCases), classes)).toFixed(3)}`;

/** The figures for each strength of the ridge, then the weights of the best. */
export async function* fitThemes(reference: Reference): AsyncGenerator<string> {
  const all = await readLabeled(reference);
  let best = { ridge: 0, f1: -1 };
  for (const ridge of ridges) {
    const themeCases = heldOutCase(all, ridge);
    const f1 = macroF1(scoreClasses(accepting(themeCases), classes));
    if (f1 > best.f1) best = { ridge, f1 };
    yield `ridge ${ridge}, sources apart: macro F1 ${figuresOf(themeCases)}`;
  }
  yield* boundLines(
    heldOutSentences([...all, ...(await readLabeled(reference, 'labels-later.jsonl'))], best.ridge),
  );
  const weights = fitSoftmax(casesOf(all), { width, ridge: best.ridge });
  const later = await readLabeled(reference, 'labels-later.jsonl');
  yield `of sentences labelled later: ${figuresOf(classifyAll(weights, later))}`;
  for (const [at, name] of weightNames.entries()) yield `${name}: ${(weights[at] ?? 0).toFixed(2)},`;
}
