import type { ExportItem } from './export.type.ts';
import { nameOf } from './export-names.ts';

/** Everything, with the speakers' names beside their labels; read again without loss by any JSON reader. */
export function toJson(item: ExportItem): string {
  const segments = item.segments.map((segment) => ({
    ...segment,
    speaker: nameOf(item, segment.speaker),
    speakerLabel: segment.speaker,
  }));
  return `${JSON.stringify({ format: 'ecco-item', formatVersion: 1, ...item, segments }, null, 2)}\n`;
}
