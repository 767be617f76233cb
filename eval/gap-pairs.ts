import { readFileSync } from 'node:fs';
import { builtInEngine, type Source } from '@ecco/engine';
import { shapeSegments } from '@ecco/pipeline/testing';
import { z } from 'zod';
import { MinutesPair } from './gaps/pair.schema.ts';
import { askPort } from './marked/ask-port.ts';
import { sourceOfUnits } from './marked/source-of-units.ts';
import { readSampleItems } from './sample-items.ts';

type LinesOf = (path: string) => AsyncIterable<unknown>;

const Turned = z.object({
  id: z.string(),
  turns: z.array(z.object({ speaker: z.string().nullable(), text: z.string() })),
});
const CaptionSource = z.object({
  id: z.string(),
  segments: z.array(z.object({ t: z.string(), text: z.string() })),
});

const msOf = (time: string): number =>
  time.split(':').reduce((all, part) => all * 60 + Number(part), 0) * 1000;

async function turnsOf(id: string, linesOf: LinesOf): Promise<Source | null> {
  for await (const value of linesOf('board-meetings/dev/meetings.jsonl')) {
    const line = Turned.parse(value);
    if (line.id === id) return sourceOfUnits('meeting', line.turns);
  }
  return null;
}

async function captionsOf(id: string, linesOf: LinesOf): Promise<Source | null> {
  for await (const value of linesOf('civic-talk/dev/meetings.jsonl')) {
    const line = CaptionSource.parse(value);
    if (line.id !== id) continue;
    const runs = line.segments.map(({ t, text }, at) => {
      const next = line.segments[at + 1]?.t ?? t;
      return { speaker: null, text, startMs: msOf(t), endMs: msOf(next), page: null };
    });
    return sourceOfUnits('meeting', shapeSegments(runs));
  }
  return null;
}

async function sampleOf(id: string): Promise<Source | null> {
  const item = (await readSampleItems()).find((one) => one.id === id);
  return item ? sourceOfUnits('meeting', item.source.segments, item.title) : null;
}

async function wholeOf({ source, said }: MinutesPair, linesOf: LinesOf): Promise<Source | null> {
  if (said)
    return sourceOfUnits(
      'meeting',
      said.map(([speaker, text]) => ({ speaker, text })),
    );
  const [set, id = ''] = source.split('/');
  if (set === 'samples') return sampleOf(id);
  return set === 'civic-talk' ? captionsOf(id, linesOf) : turnsOf(id, linesOf);
}

/** The part of a recording that a pair is of; its segments keep the ids of their places in the whole. */
function partOf({ context, segments }: Source, { from, to }: MinutesPair): Source {
  if (from === undefined || to === undefined) return { context, segments };
  return { context, segments: segments.slice(from, to + 1).map((segment, index) => ({ ...segment, index })) };
}

/** A source with what its body did, as a comparison takes it. */
export async function readMeeting(source: Source) {
  const { ports } = builtInEngine;
  const outline = await askPort(ports.outline, source);
  const proceedings = await askPort(ports.proceedings, { ...source, outline });
  return { proceedings, segments: source.segments };
}

/** Minutes of these lines, read as a document is. */
export function minutesOf(lines: readonly string[]): Source {
  const runs = lines.map((text) => ({ speaker: null, text, startMs: null, endMs: null, page: null }));
  return sourceOfUnits('document', shapeSegments(runs), 'Minutes');
}

/** Each pair whose recording lies beside the checkout, with what was read of that. */
export async function* readPairs(linesOf: LinesOf) {
  const lines = readFileSync(new URL('gaps/pairs.jsonl', import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean);
  for (const line of lines) {
    const pair = MinutesPair.parse(JSON.parse(line));
    const whole = await wholeOf(pair, linesOf);
    if (whole !== null) yield { pair, recording: await readMeeting(partOf(whole, pair)) };
  }
}
