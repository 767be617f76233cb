import type { Port, Source } from '@ecco/engine';
import { builtInEngine } from '@ecco/engine';
import { makeTalk } from './engine/talk.ts';

export const name = 'engine';

type Row = Record<string, string | number>;

/** CPU of every text stage on talks of one hour and of ten hours, in the order of the pipeline, and the memory it takes. */
export async function run(): Promise<Row[]> {
  await measure(makeTalk(3000));
  const rows: Row[] = [];
  for (const words of [9000, 90_000]) rows.push(...(await measure(makeTalk(words))));
  return rows;
}

async function measure(source: Source): Promise<Row[]> {
  const words = source.segments.reduce((sum, { text }) => sum + text.split(' ').length, 0);
  const rows: Row[] = [];
  const time = async <Input, Output>(
    stage: string,
    port: Port<Input, Output> | undefined,
    input: Input,
  ): Promise<Output> => {
    if (port === undefined) throw new Error(`the built-in engine has no ${stage}`);
    const before = process.cpuUsage();
    const output = await port(input);
    const { user, system } = process.cpuUsage(before);
    rows.push({
      words,
      stage,
      'CPU ms': Math.round((user + system) / 1000),
      'rss MB': Math.round(process.memoryUsage.rss() / 1e6),
    });
    return output;
  };
  const { ports } = builtInEngine;
  await time('identifySpeakers', ports.identifySpeakers, source);
  const outline = await time('outline (reads the source)', ports.outline, source);
  const input = { ...source, outline };
  await time('overview', ports.overview, input);
  await time('highlights', ports.highlights, input);
  await time('analyse', ports.analyse, input);
  await time('assertions', ports.assertions, source);
  await time('answer', ports.answer, { query: 'What does covenant risk cost?', sources: [source] });
  const total = rows.reduce((sum, row) => sum + Number(row['CPU ms']), 0);
  rows.push({
    words,
    stage: 'all',
    'CPU ms': total,
    'rss MB': Math.round((process.resourceUsage().maxRSS * 1024) / 1e6),
  });
  return rows;
}
