/**
 * The theme that the engine tells of a sentence beside what somebody said who read it before (`labels.jsonl`; README.md
 * has the rules), and beside one list of keywords.
 */
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { ThemeId } from '@ecco/domain';
import { themeOfClaim } from '@ecco/engine/testing';
import { readLines } from '../marked/read-lines.ts';
import { nameOf, readUnits } from '../marked/read-units.ts';
import type { Reference } from '../marked/reference.ts';
import { keywordThemeOf } from './keyword-list.ts';
import { classes, classNameOf, ThemeLabel } from './label.schema.ts';
import { accepting, macroF1, scoreClasses, type Told } from './score.ts';

type Class = ThemeId | null;
export type Labelled = { source: string; text: string; theme: Class; also: readonly Class[] };

/** The labelled sentences with their words, read from the reference data. */
export async function readLabelled(reference: Reference): Promise<Labelled[]> {
  const labels = readLines(join(import.meta.dirname, 'labels.jsonl'), ThemeLabel);
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

/** Half of the sources were never looked at while words were collected. */
export const isHeldBack = ({ source }: Labelled): boolean =>
  (createHash('sha256').update(source).digest()[0] ?? 0) % 2 === 1;

const toldOf = (labelled: readonly Labelled[], tell: (text: string) => Class): Told<Class>[] =>
  labelled.map(({ text, theme, also }) => ({ label: theme, also, told: tell(text) }));

function lineOf(name: string, cases: readonly Told<Class>[]): string {
  const strict = macroF1(scoreClasses(cases, classes)).toFixed(3);
  const wide = macroF1(scoreClasses(accepting(cases), classes)).toFixed(3);
  return `${name.padEnd(34)} ${String(cases.length).padStart(4)}  macro F1 ${strict}  with second readings ${wide}`;
}

/** The figures line by line; with `isShown` each error on the half that may be looked at. */
export async function* runThemes(reference: Reference, isShown: boolean): AsyncGenerator<string> {
  const all = await readLabelled(reference);
  const [seen, heldBack] = [all.filter((one) => !isHeldBack(one)), all.filter(isHeldBack)];
  if (isShown)
    for (const { text, theme, also } of seen) {
      const told = themeOfClaim(text);
      if (told !== theme && !also.includes(told))
        yield `${classNameOf(theme)} told as ${classNameOf(told)}: ${text}`;
    }
  yield lineOf('keywords, all', toldOf(all, keywordThemeOf));
  yield lineOf('keywords, sources held back', toldOf(heldBack, keywordThemeOf));
  yield lineOf('engine, all', toldOf(all, themeOfClaim));
  yield lineOf('engine, sources looked at', toldOf(seen, themeOfClaim));
  yield lineOf('engine, sources held back', toldOf(heldBack, themeOfClaim));
  for (const one of scoreClasses(accepting(toldOf(all, themeOfClaim)), classes))
    yield `${classNameOf(one.of).padEnd(34)} ${String(one.labelled).padStart(4)}  precision ${one.precision.toFixed(2)}  recall ${one.recall.toFixed(2)}  F1 ${one.f1.toFixed(2)}`;
}
