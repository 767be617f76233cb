// The bundled samples as a library of items, each cut and titled as the product holds it.
import { readFileSync } from 'node:fs';
import type { ContentKind } from '@ecco/domain';
import type { QuestionSource } from '@ecco/engine';
import { extractPdf, type RawSegment, readVtt, shapeSegments } from '@ecco/pipeline/testing';
import { type Page, readPage } from '../scripts/samples/script.source.ts';
import { board, forum, podcast } from '../scripts/samples/show.source.ts';
import type { LibraryItem } from './library-items.ts';

type Sample = { page: string; kind: ContentKind; show: string | null };

const samples: Sample[] = [
  { page: 'podcast/01-assumed-return', kind: 'episode', show: podcast.title },
  { page: 'podcast/02-pacing-plan', kind: 'episode', show: podcast.title },
  { page: 'podcast/03-trustee', kind: 'episode', show: podcast.title },
  { page: 'video/panel', kind: 'video', show: forum.title },
  { page: 'meetings/halvern-board', kind: 'meeting', show: board.title },
  { page: 'documents/halvern-minutes', kind: 'document', show: null },
  { page: 'earnings/quillhaven-q3-2026', kind: 'earnings', show: null },
  { page: 'articles/orvane-index-vote', kind: 'article', show: 'Trustee and Tally' },
  { page: 'articles/continuation-waiting-room', kind: 'article', show: 'Trustee and Tally' },
];

const folder = new URL('../samples/', import.meta.url);
const untimed = { speaker: null, startMs: null, endMs: null, page: null };

async function runsOf({ kind }: Sample, { head, body }: Page): Promise<RawSegment[]> {
  if (kind === 'document') {
    const { blocks } = await extractPdf(
      new Uint8Array(readFileSync(new URL(`documents/${head.slug}.pdf`, folder))),
    );
    return blocks.map(({ text, page }) => ({ ...untimed, text, page }));
  }
  const lines = body.split(/\n+/u).map((line) => line.replace(/^#+ /u, ''));
  if (kind === 'article') return lines.map((text) => ({ ...untimed, text }));
  if (kind === 'earnings') {
    let speaker: string | null = null;
    return lines.map((line) => {
      const [, name, text = line] = /^([^:]{2,40}): (.*)$/u.exec(line) ?? [];
      speaker = name ?? speaker;
      return { ...untimed, speaker, text };
    });
  }
  const { cues } = readVtt(readFileSync(new URL(`transcripts/${head.slug}.vtt`, folder), 'utf8'));
  return cues.map(({ text: cue, startMs, endMs }) => {
    const [, speaker = null, text = cue] = /^<v ([^>]+)>(.*)$/su.exec(cue) ?? [];
    return { speaker, text, startMs, endMs, page: null };
  });
}

async function itemOf(sample: Sample): Promise<LibraryItem> {
  const page = readPage(`${sample.page}.md`);
  const { slug, title, description, cast, published } = page.head;
  const runs = await runsOf(sample, page);
  const people = cast.map(({ name, role }) => ({ name, role, provenance: 'publisher' as const }));
  const source: QuestionSource = {
    context: { kind: sample.kind, title, description, showName: sample.show, people },
    segments: shapeSegments(runs).map((segment, index) => ({ ...segment, id: `${slug}-${index}`, index })),
    date: published,
  };
  return { id: slug, kind: sample.kind, title, runs, source };
}

/** Every sample that has words. */
export const readSampleItems = (): Promise<LibraryItem[]> => Promise.all(samples.map(itemOf));
