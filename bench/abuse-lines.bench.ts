import { builtInEngine, type Port, type Source } from '@ecco/engine';
import { createWorkPool } from '@ecco/pipeline/testing';
import { makeMinutes } from './engine/minutes.ts';
import { makeTalk } from './engine/talk.ts';

export const name = 'abuse-lines';

type Row = Record<string, string | number>;
type Case = { what: string; lines: number; source: () => Source };

/** What grows is told of each pair, of which one has twice the lines of the other. */
const cases: readonly Case[] = [
  { what: 'lines', lines: 12_500, source: () => talkOf(12_500, 4) },
  { what: 'lines', lines: 25_000, source: () => talkOf(25_000, 4) },
  { what: 'lines', lines: 50_000, source: () => talkOf(50_000, 4) },
  { what: 'speakers', lines: 20_000, source: () => talkOf(20_000, 20_000) },
  { what: 'motions', lines: 1_600, source: () => makeMinutes(1_600) },
  { what: 'motions', lines: 3_200, source: () => makeMinutes(3_200) },
];
const pairs = [
  { what: 'exponent of lines', half: 1, whole: 2 },
  { what: 'exponent of motions', half: 4, whole: 5 },
] as const;
const wordsOfLine = 6;

/** A talk in so many short lines of so many people. */
function talkOf(lines: number, speakers: number): Source {
  const talk = makeTalk(lines * wordsOfLine);
  const words = talk.segments.flatMap(({ text }) => text.split(' '));
  const wordsAt = (start: number): string => words.slice(start, start + wordsOfLine).join(' ');
  const segments = Array.from({ length: lines }, (_, index) => ({
    id: `s${index}`,
    index,
    speaker: `Speaker ${index % speakers}`,
    text: `${wordsAt((index * wordsOfLine) % (words.length - wordsOfLine))}.`,
    startMs: index * 2_000,
    endMs: index * 2_000 + 2_000,
    page: null,
  }));
  return { ...talk, segments };
}

async function cpuMs<Value>(
  work: () => Promise<Value>,
): Promise<{ ms: number; value: Value | null; failed: string }> {
  const before = process.cpuUsage();
  const outcome = await work().then(
    (value) => ({ value, failed: '' }),
    (error: unknown) => ({ value: null, failed: String(error).slice(0, 60) }),
  );
  const { user, system } = process.cpuUsage(before);
  return { ms: Math.round((user + system) / 1_000), ...outcome };
}

/** CPU of reading a transcript and of each text stage. */
async function measure(one: Case): Promise<Map<string, number | string>> {
  const source = one.source();
  const reported = new Map<string, number | string>();
  const time = async <Value>(stage: string, work: () => Promise<Value>): Promise<Value | null> => {
    const { ms, value, failed } = await cpuMs(work);
    reported.set(stage, failed || ms);
    return value;
  };
  const ask = <Input, Output>(stage: string, port: Port<Input, Output> | undefined, input: Input) =>
    time(stage, async () => {
      if (port === undefined) throw new Error('the built-in engine does not do this');
      return port(input);
    });
  const { ports } = builtInEngine;
  const pool = createWorkPool({ maxThreads: 1 });
  const bytes = Buffer.from(source.segments.map(({ speaker, text }) => `${speaker}: ${text}`).join('\n'));
  await time('read as a transcript', () => pool.run('parseTranscript', { bytes, hint: {} }));
  await pool.close();
  await ask('identifySpeakers', ports.identifySpeakers, source);
  const outline = await ask('outline', ports.outline, source);
  if (outline === null) return reported;
  const input = { ...source, outline };
  await ask('overview', ports.overview, input);
  await ask('highlights', ports.highlights, input);
  await ask('analyse', ports.analyse, input);
  await ask('assertions', ports.assertions, source);
  // Of segments that nobody has read: what the overview of a meeting read is cached by them.
  await ask('proceedings', ports.proceedings, { ...input, segments: [...input.segments] });
  return reported;
}

const exponent = (half: number, whole: number): number => Math.round(Math.log2(whole / half) * 100) / 100;

/** How the cost of each stage grows with lines, speakers and motions: an exponent of 1 is linear. */
export async function run(): Promise<Row[]> {
  const measured: Map<string, number | string>[] = [];
  for (const one of cases) measured.push(await measure(one));
  return [...(measured[0]?.keys() ?? [])].map((stage) => {
    const figures = measured.map((reported) => reported.get(stage) ?? '');
    return {
      stage,
      ...Object.fromEntries(
        cases.map(({ lines, what }, at) => [`${lines} ${what}: CPU ms`, figures[at] ?? '']),
      ),
      ...Object.fromEntries(
        pairs.map(({ what, half, whole }) => [what, exponent(Number(figures[half]), Number(figures[whole]))]),
      ),
    };
  });
}
