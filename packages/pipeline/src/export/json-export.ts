import type { ExportItem, Pieces } from './export.type.ts';
import { labelName } from './export-names.ts';

const indented = (value: unknown, by: string): string =>
  JSON.stringify(value, null, 2).replaceAll('\n', `\n${by}`);

/** Everything, with the speakers' names beside their labels; read again without loss by any JSON reader. */
export async function* toJson({ segments, ...item }: ExportItem): Pieces {
  const head = JSON.stringify({ format: 'ecco-item', formatVersion: 1, ...item }, null, 2);
  yield `${head.slice(0, head.lastIndexOf('\n'))},\n  "segments": [`;
  let before = '';
  for await (const segment of segments) {
    const named = { ...segment, speaker: labelName(item, segment.speaker), speakerLabel: segment.speaker };
    yield `${before}\n    ${indented(named, '    ')}`;
    before = ',';
  }
  yield '\n  ]\n}\n';
}
