/**
 * What the product tells of votes, commitments, searches, hires and changes, beside what somebody found who read the
 * same real sources first. The labels are places alone; README.md says how they were made.
 */
import { join } from 'node:path';
import { readLines } from '../marked/read-lines.ts';
import type { Reference } from '../marked/reference.ts';
import { LabeledSource, SignalLabel } from './label.schema.ts';
import { readSource } from './located.ts';
import { match } from './match.ts';
import { findIn } from './product-signals.ts';
import { fieldLines, partLines, rateLine, type SourceMatches } from './tally.ts';

const fileOf = (name: string): string => join(import.meta.dirname, name);

type ScoredSource = SourceMatches & { textOf: (segmentId: string) => string };

async function score(
  one: LabeledSource,
  all: readonly SignalLabel[],
  reference: Reference,
): Promise<ScoredSource> {
  const { source, locate } = await readSource(reference, one);
  const texts = new Map(source.segments.map(({ id, text }) => [id, text]));
  const textOf = (segmentId: string): string => texts.get(segmentId) ?? '';
  const own = all.filter((label) => label.dataset === one.dataset && label.source === one.source);
  const labels = own.map((label) => ({ label, places: label.places.map(locate) }));
  for (const { label, places } of labels)
    if (places.every(({ segmentIds }) => segmentIds.size === 0))
      throw new Error(`${label.event} stands nowhere in ${one.source}`);
  return { ...match(labels, await findIn(source), textOf), source: one.source, type: one.kind, textOf };
}

function* errorsOf({ source, wrong, missed, hits }: ScoredSource): Generator<string> {
  for (const { found, isTwice } of wrong)
    yield `${isTwice ? 'twice' : 'wrong'}  ${source} ${found.kind} ${found.stage ?? ''} ${found.amount ?? ''} at ${found.places[0]?.segmentId}: ${found.text}`;
  for (const label of missed)
    yield `missed ${source} ${label.kind} ${label.event} at ${label.places[0]?.unit}`;
  for (const { label, found } of hits)
    yield `found  ${source} ${label.event}: ${found.kind} ${found.stage ?? '-'} ${found.amount ?? '-'} ${JSON.stringify(found.votes)}, labelled ${label.kind} ${label.stage ?? '-'} ${label.amount?.value ?? '-'} ${JSON.stringify(label.votes ?? null)}`;
}

/** Precision, recall and what is told right, over all and for each kind, each sort of source and each source. */
export async function* runSignals(reference: Reference, isShown: boolean): AsyncGenerator<string> {
  const labels = readLines(fileOf('labels.jsonl'), SignalLabel);
  const all: ScoredSource[] = [];
  for (const one of readLines(fileOf('sources.jsonl'), LabeledSource)) {
    const scored = await score(one, labels, reference);
    all.push(scored);
    yield rateLine(`${one.kind} ${one.source}`, [scored]);
    if (isShown) yield* errorsOf(scored);
  }
  for (const [type, some] of Map.groupBy(all, (one) => one.type)) yield rateLine(`all of ${type}`, some);
  yield* partLines(all);
  yield* fieldLines(all);
  yield rateLine(`all ${all.length} sources`, all);
}
