import type { ExportFormat } from '@ecco/domain';
import { toSrt, toVtt } from './captions-export.ts';
import type { ExportItem, Pieces } from './export.type.ts';
import { toJson } from './json-export.ts';
import { toMarkdown } from './markdown-export.ts';
import { toText } from './text-export.ts';

const writers: Record<ExportFormat, (item: ExportItem) => Pieces> = {
  md: toMarkdown,
  json: toJson,
  vtt: toVtt,
  srt: toSrt,
  txt: toText,
};

/**
 * An item as a file's text, a line of the transcript at a time, so that a long one is never whole in memory. `vtt` and
 * `srt` throw `export.no_times` before the first piece for what is read by pages.
 */
export const exportPieces = (item: ExportItem, format: ExportFormat): Pieces => writers[format](item);

/** The same as one text. */
export async function exportItem(item: ExportItem, format: ExportFormat): Promise<string> {
  const pieces: string[] = [];
  for await (const piece of exportPieces(item, format)) pieces.push(piece);
  return pieces.join('');
}
