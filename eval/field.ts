/**
 * `npm run eval -- field --cases <folder> [--show]`: what the readers make of a folder of files as people of this job send
 * them. A file `expected.json` beside them, `{ "name.vtt": { "turns": 10 } }`, says what of it is right; a file that it does
 * not name is told with what was read, for a person to judge. The sums are told by kind, the first word of a name.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { isAsExpected } from './field/matching.ts';
import { type Reading, readingOf } from './field/readings.ts';

const Expected = z.record(z.string(), z.record(z.string(), z.unknown()));
type Verdict = 'right' | 'wrong' | 'refused' | 'unjudged';

async function outcomeOf(bytes: Uint8Array, name: string): Promise<Reading> {
  try {
    return await readingOf(bytes, name);
  } catch (error) {
    return { reader: 'refused', why: error instanceof Error ? error.message : String(error) };
  }
}

function verdictOf(reading: Reading, requested: Readonly<Record<string, unknown>> | undefined): Verdict {
  const isRefused = reading['reader'] === 'refused';
  if (requested === undefined) return isRefused ? 'refused' : 'unjudged';
  if (isAsExpected(reading, requested)) return 'right';
  return isRefused ? 'refused' : 'wrong';
}

const kindOf = (name: string): string => /^[a-z]+/i.exec(name)?.[0] ?? name;
const verdictText = (counts: ReadonlyMap<Verdict, number>): string =>
  (['right', 'wrong', 'refused', 'unjudged'] as const)
    .map((verdict) => `${counts.get(verdict) ?? 0} ${verdict}`)
    .join(', ');

/** Lines for each file, and their sums. */
export async function* runField(folder: string, isShown: boolean): AsyncGenerator<string> {
  const said = `${folder}/expected.json`;
  const expected = existsSync(said) ? Expected.parse(JSON.parse(readFileSync(said, 'utf8'))) : {};
  const sums = new Map<string, Map<Verdict, number>>();
  for (const name of readdirSync(folder).toSorted()) {
    if (/^(?:README\.md|expected\.json)$/.test(name)) continue;
    const reading = await outcomeOf(new Uint8Array(readFileSync(`${folder}/${name}`)), name);
    const verdict = verdictOf(reading, expected[name]);
    for (const kind of [kindOf(name), 'field']) {
      const counts = sums.get(kind) ?? new Map<Verdict, number>();
      sums.set(kind, counts.set(verdict, (counts.get(verdict) ?? 0) + 1));
    }
    if (isShown || verdict === 'wrong')
      yield `${verdict.padEnd(8)} ${name} ${JSON.stringify(reading).slice(0, 400)}`;
  }
  const whole = sums.get('field') ?? new Map<Verdict, number>();
  sums.delete('field');
  for (const [kind, counts] of sums) yield `${kind}: ${verdictText(counts)}`;
  yield `field: ${verdictText(whole)}`;
}
