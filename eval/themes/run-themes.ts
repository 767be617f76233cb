/**
 * The theme that the engine tells of a sentence beside what somebody said who read it before (`labels.jsonl`; README.md
 * has the rules), and beside one list of keywords.
 */
import { join } from 'node:path';
import type { ThemeId } from '@ecco/domain';
import { themeOf } from '@ecco/engine/testing';
import { readLines } from '../marked/read-lines.ts';
import { nameOf, readUnits } from '../marked/read-units.ts';
import type { Reference } from '../marked/reference.ts';
import { keywordThemeOf } from './keyword-list.ts';
import { classes, classNameOf, ThemeLabel } from './label.schema.ts';
import { accepting, macroF1, scoreClasses, type ThemeCase } from './score.ts';

type Class = ThemeId | null;
export type LabeledSentence = { source: string; text: string; theme: Class; also: readonly Class[] };

/** The labeled sentences of a file with their words, read from the reference data. */
export async function readLabeled(reference: Reference, file = 'labels.jsonl'): Promise<LabeledSentence[]> {
  const labels = readLines(join(import.meta.dirname, file), ThemeLabel);
  const names = [...new Map(labels.map((label) => [nameOf(label), label])).values()];
  const units = await readUnits(
    reference,
    names.map(({ dataset, source }) => ({ dataset, source })),
  );
  return labels.map((label) => {
    const text = units.get(nameOf(label))?.[label.unit]?.text.slice(label.from, label.to) ?? '';
    if (text === '') throw new Error(`a label of ${nameOf(label)} stands nowhere`);
    return { source: nameOf(label), text, theme: label.theme, also: label.also };
  });
}

const accuracyOf = (labeled: readonly LabeledSentence[], tell: (text: string) => Class): ThemeCase<Class>[] =>
  labeled.map(({ text, theme, also }) => ({ label: theme, also, told: tell(text) }));

function lineOf(name: string, cases: readonly ThemeCase<Class>[]): string {
  const strict = macroF1(scoreClasses(cases, classes)).toFixed(3);
  const wide = macroF1(scoreClasses(accepting(cases), classes)).toFixed(3);
  return `${name.padEnd(34)} ${String(cases.length).padStart(4)}  macro F1 ${strict}  with second readings ${wide}`;
}

function* errorsOf(labeled: readonly LabeledSentence[]): Generator<string> {
  for (const { text, theme, also } of labeled) {
    const reported = themeOf(text)?.theme ?? null;
    if (reported !== theme && !also.includes(reported))
      yield `${classNameOf(theme)} told as ${classNameOf(reported)}: ${text}`;
  }
}

/** The figures line by line; with `isShown` each error before them. */
export async function* runThemes(reference: Reference, isShown: boolean): AsyncGenerator<string> {
  const first = await readLabeled(reference);
  const later = await readLabeled(reference, 'labels-later.jsonl');
  const tell = (text: string): Class => themeOf(text)?.theme ?? null;
  if (isShown) yield* errorsOf([...first, ...later]);
  yield lineOf('keywords', accuracyOf(first, keywordThemeOf));
  yield lineOf('keywords, later sentences', accuracyOf(later, keywordThemeOf));
  yield lineOf('engine, on what it was fitted on', accuracyOf(first, tell));
  yield lineOf('engine, later sentences', accuracyOf(later, tell));
  for (const { of, labeled, precision, recall, f1 } of scoreClasses(
    accepting(accuracyOf(first, tell)),
    classes,
  ))
    yield `${classNameOf(of).padEnd(34)} ${String(labeled).padStart(4)}  precision ${precision.toFixed(2)}  recall ${recall.toFixed(2)}  F1 ${f1.toFixed(2)}`;
}
