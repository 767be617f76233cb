/**
 * What the product tells of funds in episodes, articles and calls, beside what was put into these texts. All are
 * invented; README.md says how, and what the figures are worth.
 */
import { join } from 'node:path';
import type { Source } from '@ecco/engine';
import { z } from 'zod';
import { readLines } from '../marked/read-lines.ts';
import { sourceOfUnits } from '../marked/source-of-units.ts';
import { SignalLabel } from './label.schema.ts';
import { match } from './match.ts';
import { findIn } from './product-signals.ts';
import { fieldLines, partLines, rateLine, type SourceMatches } from './tally.ts';

const WrittenText = z.strictObject({
  id: z.string(),
  kind: z.enum(['episode', 'article', 'earnings']),
  title: z.string(),
  people: z.array(z.strictObject({ name: z.string(), role: z.string() })),
  units: z.array(z.strictObject({ speaker: z.string().nullable(), text: z.string() })),
  labels: z.array(SignalLabel),
});
type WrittenText = z.infer<typeof WrittenText>;

function sourceOf({ kind, title, people, units }: WrittenText): Source {
  const source = sourceOfUnits(kind, units, title);
  const known = people.map((person) => ({ ...person, provenance: 'publisher' as const }));
  return { ...source, context: { ...source.context, people: known } };
}

async function score(text: WrittenText): Promise<SourceMatches> {
  const labels = text.labels.map((label) => ({
    label,
    places: label.places.map(({ unit, ...run }) => ({ segmentIds: new Set([String(unit)]), ...run })),
  }));
  const productSignals = await findIn(sourceOf(text));
  const textOf = (segmentId: string): string => text.units[Number(segmentId)]?.text ?? '';
  return { ...match(labels, productSignals, textOf), source: text.id, type: text.kind };
}

/** The same lines as those of the real sources. */
export async function* runWritten(isShown: boolean): AsyncGenerator<string> {
  const all: SourceMatches[] = [];
  for (const text of readLines(join(import.meta.dirname, 'written.jsonl'), WrittenText)) {
    const scored = await score(text);
    all.push(scored);
    if (!isShown) continue;
    for (const { found } of scored.wrong) yield `wrong  ${text.id} ${found.kind}: ${found.text}`;
    for (const label of scored.missed)
      yield `missed ${text.id} ${label.kind} ${label.event} in unit ${label.places[0]?.unit}`;
  }
  for (const [type, some] of Map.groupBy(all, (one) => one.type)) yield rateLine(`written ${type}s`, some);
  yield* partLines(all);
  yield* fieldLines(all);
  yield rateLine(`all ${all.length} written texts`, all);
}
