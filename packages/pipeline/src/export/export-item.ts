import { toSrt, toVtt } from './captions-export.ts';
import type { ExportFormat, ExportItem } from './export.type.ts';
import { toJson } from './json-export.ts';
import { toMarkdown } from './markdown-export.ts';
import { toText } from './text-export.ts';

const writers: Record<ExportFormat, (item: ExportItem) => string> = {
  md: toMarkdown,
  json: toJson,
  vtt: toVtt,
  srt: toSrt,
  txt: toText,
};

/** An item as a file's text. `vtt` and `srt` throw `export.no_times` for what is read by pages. */
export const exportItem = (item: ExportItem, format: ExportFormat): string => writers[format](item);
