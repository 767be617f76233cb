import type { Source } from '../../ports/ports.ts';
import { sourceOf } from '../../testing/source.fixture.ts';

const head = [
  'Minutes of the Board of Trustees, May 6, 2026',
  '1. Call to order and roll call',
  'Chair Ana Varga called the meeting to order at 9:00 a.m. on Wednesday, May 6, 2026.',
  'Trustees present: Ana Varga (Chair), Bo Lund, Ifeoma Okoro, Dora Finch and Piet Maas.',
  'A quorum was established with five of five trustees.',
];
const onPage = { startMs: null, endMs: null, page: 1 };

/** Minutes on paper of a board of five that met on May 6, 2026. */
export function boardMinutes(title: string, lines: readonly string[]): Source {
  const read = sourceOf([...head, ...lines], { kind: 'document', title });
  return { ...read, segments: read.segments.map((segment) => ({ ...segment, ...onPage })) };
}
