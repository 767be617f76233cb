/**
 * Fits what tells whether a sentence stands alone (`clarity.weights.ts`). Somebody read the sentences one by one, each by
 * itself; `readings.jsonl` has what was found, and names sources and sentences by the first eight digits of their
 * SHA-256, so that nothing of the reference data lies here. It prints the weights, how well they part sentences of
 * sources that they were not fitted on, and what a gate at some odds would keep back.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { clues, cluesIn } from '@ecco/engine/testing';
import { z } from 'zod';
import type { DevSource } from '../truth/run-truth.ts';
import { type Case, chanceOf, fitLogistic } from './logistic-fit.ts';

const Reading = z.object({ source: z.string(), clear: z.string(), unclear: z.string() });
type SourceCase = Case & { source: string };

const folds = 5;
const gates = [0.1, 0.15, 0.2, 0.25, 0.3];

const nameOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 8);
const namesIn = (names: string): string[] => names.split(' ').filter(Boolean);

function readReadings(): Map<string, Map<string, boolean>> {
  const lines = readFileSync(join(import.meta.dirname, 'readings.jsonl'), 'utf8')
    .trim()
    .split('\n');
  const readings = lines.map((line) => Reading.parse(JSON.parse(line)));
  return new Map(
    readings.map(({ source, clear, unclear }) => [
      source,
      new Map([
        ...namesIn(clear).map((name) => [name, true] as const),
        ...namesIn(unclear).map((name) => [name, false] as const),
      ]),
    ]),
  );
}

async function readCases(sources: AsyncIterable<DevSource>): Promise<SourceCase[]> {
  const readings = readReadings();
  const cases: SourceCase[] = [];
  for await (const { set, id, source } of sources) {
    const reading = readings.get(nameOf(`${set}/${id}`));
    if (reading === undefined) continue;
    for (const { text, clues: seen } of cluesIn(source)) {
      const isTrue = reading.get(nameOf(text));
      if (isTrue !== undefined)
        cases.push({ source: `${set}/${id}`, isTrue, clues: clues.map((clue) => seen[clue]) });
    }
  }
  return cases;
}

/** How likely each case is, told by weights that were fitted without its source. */
function pairDifferences(cases: readonly SourceCase[]): { chance: number; isTrue: boolean }[] {
  const places = new Map([...new Set(cases.map(({ source }) => source))].map((source, at) => [source, at]));
  const foldOf = ({ source }: SourceCase): number => (places.get(source) ?? 0) % folds;
  return Array.from({ length: folds }, (_, fold) => fold).flatMap((fold) => {
    const fitted = fitLogistic(cases.filter((one) => foldOf(one) !== fold));
    return cases
      .filter((one) => foldOf(one) === fold)
      .map(({ clues: seen, isTrue }) => ({ chance: chanceOf(fitted, seen), isTrue }));
  });
}

/** The chance that a true case is told likelier than an untrue one. */
function areaUnderCurve(reported: readonly { chance: number; isTrue: boolean }[]): number {
  const ranks = reported.toSorted((a, b) => a.chance - b.chance).map(({ isTrue }) => isTrue);
  const trues = ranks.filter(Boolean).length;
  const sum = ranks.reduce((total, isTrue, rank) => total + (isTrue ? rank + 1 : 0), 0);
  return (sum - (trues * (trues + 1)) / 2) / (trues * (ranks.length - trues));
}

/** Fits the weights, and tells them line by line. */
export async function* fitClarity(from: AsyncIterable<DevSource>): AsyncGenerator<string> {
  const cases = await readCases(from);
  const sources = new Set(cases.map(({ source }) => source)).size;
  yield `${cases.length} sentences of ${sources} sources, ${cases.filter(({ isTrue }) => isTrue).length} clear`;
  const reported = pairDifferences(cases);
  yield `area under the curve, sources apart: ${areaUnderCurve(reported).toFixed(3)}`;
  for (const gate of gates) {
    const retained = reported.filter(({ chance }) => chance >= gate);
    const share = (list: typeof reported): string =>
      (list.filter(({ isTrue }) => isTrue).length / Math.max(1, list.length)).toFixed(2);
    yield `at ${gate}: ${retained.length} kept, ${share(retained)} clear; of the rest ${share(reported.filter(({ chance }) => chance < gate))}`;
  }
  const { all, weights } = fitLogistic(cases);
  yield `all: ${all.toFixed(2)}`;
  for (const [at, clue] of clues.entries()) yield `${clue}: ${(weights[at] ?? 0).toFixed(2)}`;
}
