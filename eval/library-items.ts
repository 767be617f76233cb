// The development library: what was said in meetings, on calls and in episodes, each with the title under which a
// product would hold it.

import type { QuestionSource } from '@ecco/engine';
import { shapeSegments } from '@ecco/pipeline/testing';
import { z } from 'zod';
import { isThere, linesOf } from './eval-task.ts';
import type { ReadItem } from './filled-store.ts';
import { sourceOfUnits } from './marked/source-of-units.ts';

const Speech = z.object({ speaker: z.string().nullish(), text: z.string().nullish() });
const Line = z.object({
  id: z.string(),
  title: z.string().optional(),
  organisation: z.string().optional(),
  company: z.string().optional(),
  quarter: z.string().optional(),
  ticker: z.string().optional(),
  kind: z.string().optional(),
  doc: z.array(z.string()).optional(),
  turns: z.array(Speech).optional(),
  units: z.array(Speech).optional(),
});
type Line = z.infer<typeof Line>;

/** An item of the library with its text as the engine takes it. */
export type LibraryItem = ReadItem & { source: QuestionSource };

type DevFile = { file: string; kind: ReadItem['kind']; titleOf: (line: Line) => string };

const spoken = (id: string): string => id.replaceAll(/[-_/]+/gu, ' ');

const files: DevFile[] = [
  {
    file: 'board-meetings/dev/meetings',
    kind: 'meeting',
    titleOf: ({ organisation: organization, title }) => `${organization}: ${title}`,
  },
  { file: 'qmsum/dev/val', kind: 'meeting', titleOf: ({ id }) => id },
  { file: 'ectsum/dev/val', kind: 'earnings', titleOf: ({ id }) => `${spoken(id)} earnings call` },
  {
    file: 'earnings21/dev/calls',
    kind: 'earnings',
    titleOf: ({ company, quarter }) => `${company} Q${quarter} 2020 earnings call`,
  },
  { file: 'earnings22/dev/calls', kind: 'earnings', titleOf: ({ ticker }) => `${ticker} earnings call` },
  { file: 'changelog/dev/episodes', kind: 'episode', titleOf: ({ id }) => spoken(id) },
  { file: 'talks/dev/talks', kind: 'episode', titleOf: ({ title, id }) => title ?? id },
  { file: 'tinyrec/dev/recordings', kind: 'video', titleOf: ({ id }) => id },
];

/** Every item of the development sets that lies beside the checkout. */
export async function readLibrary(): Promise<LibraryItem[]> {
  const items: LibraryItem[] = [];
  for (const one of files) {
    if (!isThere(`${one.file}.jsonl`)) continue;
    for await (const line of linesOf(`${one.file}.jsonl`)) items.push(itemOf(Line.parse(line), one));
  }
  return items;
}

function itemOf(line: Line, { kind, titleOf }: DevFile): LibraryItem {
  const units = line.turns ?? line.units ?? (line.doc ?? []).map((text) => ({ text, speaker: null }));
  const runs = units.flatMap(({ speaker, text }) => (text ? [{ speaker: speaker ?? null, text }] : []));
  const title = titleOf(line);
  const own = line.kind === 'minutes' ? 'document' : kind;
  const shaped = shapeSegments(runs.map((run) => ({ ...run, startMs: null, endMs: null, page: null })));
  return { id: line.id, kind: own, title, runs, source: sourceOfUnits(own, shaped, title) };
}
