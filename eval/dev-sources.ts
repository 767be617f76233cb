import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ContentKind } from '@ecco/domain';
import { extractPdf, shapeSegments } from '@ecco/pipeline/testing';
import { z } from 'zod';
import { evalHome, isThere, linesOf } from './eval-task.ts';
import { unitsOfCaptions } from './marked/caption-units.ts';
import { sourceOfUnits, type Unit } from './marked/source-of-units.ts';
import type { DevSource } from './truth/run-truth.ts';

const Speech = z.object({ speaker: z.string().nullish(), text: z.string().nullish() });
const CaptionPiece = z.object({ t: z.string(), text: z.string() });
const Line = z.object({
  id: z.string(),
  kind: z.string().optional(),
  text: z.string().optional(),
  doc: z.array(z.string()).optional(),
  turns: z.array(Speech).optional(),
  units: z.array(Speech).optional(),
  segments: z.array(CaptionPiece).optional(),
});

/** Where the texts lie below `data/`, and what kind of item they are. */
const sets: { set: string; file: string; kind: ContentKind }[] = [
  { set: 'board-meetings', file: 'meetings', kind: 'meeting' },
  { set: 'changelog', file: 'episodes', kind: 'episode' },
  { set: 'talks', file: 'talks', kind: 'episode' },
  { set: 'tinyrec', file: 'recordings', kind: 'video' },
  { set: 'earnings21', file: 'calls', kind: 'earnings' },
  { set: 'earnings21', file: 'asr', kind: 'earnings' },
  { set: 'earnings22', file: 'calls', kind: 'earnings' },
  { set: 'qmsum', file: 'val', kind: 'meeting' },
  { set: 'ectsum', file: 'val', kind: 'earnings' },
  { set: 'civic-talk', file: 'meetings', kind: 'meeting' },
];

type DevSet = (typeof sets)[number];

/** Every text of the development sets that lies beside the checkout, or of those that are named, one after another. */
export async function* devSources(named: readonly string[]): AsyncGenerator<DevSource> {
  const isWanted = (set: string): boolean => named.length === 0 || named.includes(set);
  for (const one of sets) if (isWanted(one.set)) yield* sourcesIn(one);
  if (isWanted('papers')) yield* papers();
}

/** The same with the meetings of QMSum's training split. */
export async function* trainingSources(): AsyncGenerator<DevSource> {
  yield* devSources([]);
  yield* sourcesIn({ set: 'qmsum', file: 'train', kind: 'meeting' });
}

/** The texts of one file of a set; none where it does not lie beside the checkout. */
async function* sourcesIn({ set, file, kind }: DevSet): AsyncGenerator<DevSource> {
  const path = `${set}/dev/${file}.jsonl`;
  if (!isThere(path)) return;
  for await (const line of linesOf(path)) {
    const read = Line.parse(line);
    const isWritten = read.kind === 'minutes';
    yield {
      set: file === 'asr' ? `${set}-asr` : set,
      id: read.id,
      source: sourceOfUnits(isWritten ? 'document' : kind, unitsOf(read)),
    };
  }
}

function unitsOf({ text, doc, turns, units, segments }: z.infer<typeof Line>): Unit[] {
  if (segments !== undefined) return unitsOfCaptions(segments);
  const runs =
    text === undefined ? (turns ?? units ?? (doc ?? []).map((one) => ({ text: one }))) : [{ text }];
  const spoken = runs.flatMap(({ text: words, ...run }) =>
    words ? [{ speaker: ('speaker' in run ? run.speaker : null) ?? null, text: words }] : [],
  );
  return spoken.flatMap((run) =>
    run.text.length < 20_000 ? [run] : shapeSegments([{ ...run, startMs: null, endMs: null, page: null }]),
  );
}

async function* papers(): AsyncGenerator<DevSource> {
  const folder = join(evalHome, 'data', 'financebench', 'dev', 'pdf');
  if (!isThere('financebench/dev/pdf')) return;
  for (const file of readdirSync(folder).sort()) {
    const { blocks } = await extractPdf(new Uint8Array(readFileSync(join(folder, file))));
    const runs = blocks.map(({ text, page }) => ({ text, page, speaker: null, startMs: null, endMs: null }));
    yield { set: 'papers', id: file, source: sourceOfUnits('document', shapeSegments(runs)) };
  }
}
