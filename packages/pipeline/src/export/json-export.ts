import { z } from 'zod';
import type { ExportItem, Pieces } from './export.type.ts';
import { labelName } from './export-names.ts';

const indented = (value: unknown, by: string): string =>
  JSON.stringify(value, null, 2).replaceAll('\n', `\n${by}`);

const CitedPlace = z.looseObject({
  startMs: z.number(),
  segmentId: z.string().optional(),
  firstSegment: z.number().optional(),
});

/** Writes a place whose time is estimated without its second: a reader would take that for exact (D55). */
const withoutEstimates =
  ({ isEstimated }: Pick<ExportItem, 'isEstimated'>) =>
  (_name: string, value: unknown): unknown => {
    const { data: place } = CitedPlace.safeParse(value);
    if (place === undefined || !isEstimated(place)) return value;
    return { ...place, startMs: null, endMs: null, aboutMs: place.startMs };
  };

/** Everything, with the speakers' names beside their labels; read again without loss by any JSON reader. */
export async function* toJson({ segments, ...item }: ExportItem): Pieces {
  const head = JSON.stringify({ format: 'ecco-item', formatVersion: 1, ...item }, withoutEstimates(item), 2);
  yield `${head.slice(0, head.lastIndexOf('\n'))},\n  "segments": [`;
  let before = '';
  for await (const segment of segments) {
    const named = { ...segment, speaker: labelName(item, segment.speaker), speakerLabel: segment.speaker };
    yield `${before}\n    ${indented(named, '    ')}`;
    before = ',';
  }
  yield '\n  ]\n}\n';
}
