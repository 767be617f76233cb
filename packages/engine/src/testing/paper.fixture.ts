import type { Source } from '../ports/ports.ts';
import { sourceOf } from './source.fixture.ts';

/** A paper of the given paragraphs, lines and rows, of one page and without times. */
export function paperOf(lines: readonly string[], title = ''): Source {
  const source = sourceOf(lines, { kind: 'document', title });
  const segments = source.segments.map((one) => ({ ...one, startMs: null, endMs: null, page: 1 }));
  return { ...source, segments };
}
