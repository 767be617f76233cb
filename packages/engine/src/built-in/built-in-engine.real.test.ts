import { existsSync, readFileSync } from 'node:fs';
import type { ContentKind } from '@ecco/domain';
import { describe, expect, it } from 'vitest';
import type { Source } from '../ports/ports.ts';
import { unprovedOf } from '../testing/claims.fixture.ts';
import { readEverything } from '../testing/read-everything.fixture.ts';

// Real transcripts, where they lie beside the checkout; they are not part of it.
const data = new URL('../../../../../shared/data', import.meta.url);
const files = [
  {
    name: 'podcast episodes',
    file: new URL('changelog/dev/episodes.jsonl', data),
    kind: 'episode',
    count: 51,
  },
  { name: 'earnings calls', file: new URL('earnings22/dev/calls.jsonl', data), kind: 'earnings', count: 24 },
] as const;

/** They are sorted by their shows, so every third one is of each show with more than two. */
const readEvery = 3;

type Turn = { speaker?: string | null; text?: string; t?: number; end?: number };

function readItems(file: URL): { id: string; turns: Turn[] }[] {
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((text): { id: string; turns: Turn[] } => JSON.parse(text));
}

function toSource(turns: Turn[], kind: ContentKind): Source {
  const spoken = turns.filter(({ text }) => text !== undefined && text !== '');
  return {
    context: { kind, title: '', description: '', showName: null, people: [] },
    segments: spoken.map(({ speaker = null, text = '', t, end }, index) => ({
      id: `s${index}`,
      index,
      speaker,
      text,
      startMs: t === undefined || end === undefined ? null : Math.round(t * 1000),
      endMs: end === undefined ? null : Math.round(end * 1000),
      page: null,
    })),
  };
}

for (const { name, file, kind, count } of files) {
  describe.runIf(existsSync(file))(`real ${name}`, () => {
    const items = existsSync(file) ? readItems(file) : [];

    it(`are ${count}`, () => {
      expect(items).toHaveLength(count);
    });

    it.each(items.filter((_, index) => index % readEvery === 0))(
      '$id has chapters, insights, highlights and topics',
      ({ turns }) => {
        const source = toSource(turns, kind);
        const result = readEverything(source);
        const { outline, overview, highlights, analysis } = result;
        expect(unprovedOf(result, source)).toEqual([]);
        const titles = outline.chapters.map(({ title }) => title);
        expect(titles.length).toBeGreaterThanOrEqual(2);
        expect(new Set(titles).size).toBe(titles.length);
        expect(outline.chapters.some(({ summary }) => summary.length > 0)).toBe(true);
        expect(overview.keyInsights.length).toBeGreaterThanOrEqual(1);
        expect(overview.keyInsights.length).toBeLessThanOrEqual(7);
        expect(highlights.length).toBeGreaterThanOrEqual(1);
        expect(analysis.oneLiner?.text.length ?? 999).toBeLessThanOrEqual(280);
        expect(analysis.tldr.length).toBeGreaterThanOrEqual(1);
        expect(analysis.keyTopics.length).toBeGreaterThanOrEqual(5);
      },
    );
  });
}
