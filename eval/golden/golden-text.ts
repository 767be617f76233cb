import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ContentKind } from '@ecco/domain';
import type { Source } from '../../packages/engine/src/index.ts';

/** A question to a text, and words of the passage that answers it; null where silence is the answer. */
export type GoldenQuestion = { query: string; answer: string | null };

/** An invented text with what its summary must and must never say. */
export type GoldenText = {
  name: string;
  source: Source;
  asked: GoldenQuestion[];
  must: string[];
  never: string[];
};

const kinds: readonly string[] = ['episode', 'video', 'earnings', 'meeting', 'article', 'document'];
const isKind = (text: string): text is ContentKind => kinds.includes(text);
const folder = join(import.meta.dirname, 'texts');

/** The texts of the golden set, by name. */
export const readGoldenTexts = (): GoldenText[] =>
  readdirSync(folder)
    .sort()
    .map((file) => parseGoldenText(file.replace('.txt', ''), readFileSync(join(folder, file), 'utf8')));

/** Reads a text: what is known of it, its lines as "Name: words" or "[page 2]", and what is expected, parted by "---". */
export function parseGoldenText(name: string, text: string): GoldenText {
  const [head = '', body = '', expected = ''] = text.split(/^---\n/mu);
  return {
    name,
    source: { context: contextOf(head), segments: segmentsOf(body, contextOf(head).kind) },
    ...expectedOf(expected),
  };
}

function contextOf(head: string): Source['context'] {
  const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'mu').exec(head)?.[1] ?? '';
  const kind = field('kind');
  if (!isKind(kind)) throw new Error(`no such kind: ${kind}`);
  const people = [...field('people').matchAll(/([^,(]+) \(([^)]+)\)/gu)].map(
    ([, person = '', role = '']) => ({
      name: person.trim(),
      role,
      provenance: 'publisher' as const,
    }),
  );
  return {
    kind,
    title: field('title'),
    description: field('description'),
    showName: field('show') || null,
    people,
  };
}

function segmentsOf(body: string, kind: ContentKind): Source['segments'] {
  const isSpoken = kind !== 'article' && kind !== 'document';
  let page = kind === 'document' ? 1 : null;
  const segments: Source['segments'] = [];
  for (const line of body.split('\n').filter(Boolean)) {
    const turned = /^\[page (\d+)\]$/u.exec(line)?.[1];
    if (turned !== undefined) page = Number(turned);
    else {
      const [, speaker = null, text = line] = (isSpoken ? /^([^:]{2,30}): (.*)$/u.exec(line) : null) ?? [];
      const index = segments.length;
      const startMs = isSpoken ? index * 10_000 : null;
      const endMs = isSpoken ? (index + 1) * 10_000 : null;
      segments.push({ id: `s${index}`, index, speaker, text, startMs, endMs, page });
    }
  }
  return segments;
}

function expectedOf(expected: string): Pick<GoldenText, 'asked' | 'must' | 'never'> {
  const lines = expected.split('\n').filter(Boolean);
  const named = (name: string) =>
    lines.filter((line) => line.startsWith(`${name}: `)).map((line) => line.slice(name.length + 2));
  const asked = lines.flatMap((line, at): GoldenQuestion[] =>
    line.startsWith('? ')
      ? [{ query: line.slice(2), answer: lines[at + 1]?.replace(/^=\s*/u, '') || null }]
      : [],
  );
  return { asked, must: named('must'), never: named('never') };
}
