import type { Source } from '@ecco/engine';
import { extractArticle, extractPdf, shapeSegments } from '@ecco/pipeline/testing';
import type { Run } from '../marked/mark.schema.ts';
import { nameOf, readUnits } from '../marked/read-units.ts';
import type { Reference, ReferenceUnit } from '../marked/reference.ts';
import type { LabeledSource } from './label.schema.ts';

/** Where a label stands in the text that the engine was given: any of these segments, or a run of the only one. */
export type LabelPlace = {
  segmentIds: ReadonlySet<string>;
  from?: number | undefined;
  to?: number | undefined;
};

/** A labeled text as the product reads it, and the way from places of its labels to its segments. */
export type ReadSource = { source: Source; locate: (run: Run) => LabelPlace };

/** Reads a labeled text: papers and pages by the product's own parsers, all others as the data has them. */
export async function readSource(reference: Reference, one: LabeledSource): Promise<ReadSource> {
  if (one.kind === 'document') return readPaper(reference, one);
  const units = (await readUnits(reference, [one])).get(nameOf(one)) ?? [];
  if (one.kind === 'article') return readArticle(reference, one, units);
  const source = reference.sourceOf(one.kind, units);
  return { source, locate: ({ unit, ...run }) => ({ segmentIds: new Set([String(unit)]), ...run }) };
}

async function readPaper(reference: Reference, { dataset, source: name }: LabeledSource) {
  const { blocks } = await extractPdf(reference.bytesOf(`${dataset}/${name}.pdf`));
  const runs = blocks.map(({ text, page }) => ({ text, page, speaker: null, startMs: null, endMs: null }));
  const source = reference.sourceOf('document', shapeSegments(runs));
  const locate = ({ unit }: Run): LabelPlace => {
    const onPage = source.segments.filter(({ page }) => page === unit);
    return { segmentIds: new Set(onPage.map(({ id }) => id)) };
  };
  return { source, locate };
}

/** A page is labeled by its lines, and read by the product in paragraphs: a label is where its words stand. */
async function readArticle(
  reference: Reference,
  { dataset, source: name }: LabeledSource,
  units: readonly ReferenceUnit[],
): Promise<ReadSource> {
  const { blocks } = extractArticle(await htmlOf(reference, dataset, name), 'https://reference.example/page');
  const source = reference.sourceOf(
    'article',
    blocks.map(({ text }) => ({ speaker: null, text })),
  );
  const locate = ({ unit, from, to }: Run): LabelPlace => {
    const words = (units[unit]?.text ?? '').slice(from, to);
    const segment = source.segments.find(({ text }) => text.includes(words));
    if (segment === undefined) return { segmentIds: new Set() };
    const at = segment.text.indexOf(words);
    return { segmentIds: new Set([segment.id]), from: at, to: at + words.length };
  };
  return { source, locate };
}

async function htmlOf(reference: Reference, dataset: string, name: string): Promise<string> {
  for await (const line of reference.linesOf(`${dataset}.jsonl`)) {
    if (typeof line !== 'object' || line === null || !('id' in line) || !('html' in line)) continue;
    if (line.id === name) return String(line.html);
  }
  throw new Error(`the reference data lacks ${dataset} ${name}`);
}
