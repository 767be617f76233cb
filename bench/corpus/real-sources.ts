/** The reference data as files, as people would hand them in. Read in place; empty where it is absent. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const data = join(import.meta.dirname, '../../../shared/data');
export const hasData = existsSync(data);

export type TextFile = { name: string; bytes: Uint8Array };

function linesOf<Line>(path: string, schema: z.ZodType<Line>): Line[] {
  const file = join(data, path);
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => schema.parse(JSON.parse(line)));
}

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

const Episode = z.object({
  id: z.string(),
  turns: z.array(z.looseObject({ speaker: z.string().nullable(), text: z.string().optional() })),
});

/** Podcast episodes as the Markdown their publisher writes: "**Name:** words". */
export const podcastEpisodes = (): TextFile[] =>
  linesOf('changelog/dev/episodes.jsonl', Episode).map(({ id, turns }) => ({
    name: `${id.replaceAll('/', '-')}.md`,
    bytes: encode(
      turns
        .filter((turn) => turn.text)
        .map(({ speaker, text = '' }) => (speaker === null ? text : `**${speaker}:** ${text}`))
        .join('\n\n'),
    ),
  }));

const Call = z.object({
  id: z.string(),
  turns: z.array(
    z.object({ speaker: z.string(), text: z.string(), t: z.number().optional(), end: z.number().optional() }),
  ),
});

/** Earnings calls as Podcasting 2.0 JSON transcripts with numbered speakers. */
export const earningsCalls = (): TextFile[] =>
  linesOf('earnings22/dev/calls.jsonl', Call).map(({ id, turns }) => ({
    name: `earnings-call-${id}.json`,
    bytes: encode(
      JSON.stringify({
        version: '1.0.0',
        segments: turns.map(({ speaker, text, t, end }) => ({
          speaker,
          startTime: t,
          endTime: end,
          body: text,
        })),
      }),
    ),
  }));

export const pdfs = (): TextFile[] =>
  ['financebench/dev/pdf/*.pdf', 'civic-pages/dev/pdf/*.pdf']
    .flatMap((pattern) => globSync(join(data, pattern)).sort())
    .map((path) => ({ name: path.split('/').at(-1) ?? path, bytes: readFileSync(path) }));

const Page = z.object({ id: z.string(), html: z.string() });

/** The first ten article pages. */
export const articlePages = (): TextFile[] =>
  linesOf('readability/dev/pages.jsonl', Page)
    .slice(0, 10)
    .map(({ id, html }) => ({ name: `${id}.html`, bytes: encode(html) }));

/** Ten real feeds. */
export const realFeeds = (): TextFile[] =>
  globSync(join(data, 'feeds/dev/rss-parser/**/*.{rss,xml,atom}'))
    .sort()
    .slice(0, 10)
    .map((path) => ({ name: path.split('/').at(-1) ?? path, bytes: readFileSync(path) }));

/** The example transcripts of Podcasting 2.0, by format. */
export const exampleTranscripts = (): TextFile[] =>
  ['vtt', 'srt', 'json', 'html']
    .map((format) => `transcript-example.${format}`)
    .filter((name) => existsSync(join(data, 'podcast-namespace/dev', name)))
    .map((name) => ({ name, bytes: readFileSync(join(data, 'podcast-namespace/dev', name)) }));

export const exampleChapters = (): Uint8Array =>
  readFileSync(join(data, 'podcast-namespace/dev/chapters-example.json'));
