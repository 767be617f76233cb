import { limits, type Segment } from '@ecco/contract';
import { api } from '../../api/client.ts';
import { type Anchor, locateLine } from './playing-line.ts';

const pageSize = limits.transcriptPage;
const mostLooks = 12;

type Source = { id: string; total: number; first: readonly Segment[] };

/**
 * The line that runs at a second. Only the runs that narrow the search are read, so a long transcript costs a few
 * calls. Null before the first line, and where lines have no times.
 */
export async function findLineAt({ id, total, first }: Source, seconds: number): Promise<Segment | null> {
  const known = new Map<number, Segment>();
  const learn = (segments: readonly Segment[]): void => {
    for (const segment of segments) known.set(segment.content_id, segment);
  };
  const read = async (line: number): Promise<void> => {
    const from = Math.floor(line / pageSize) * pageSize;
    learn((await api.item.transcript({ id, from, limit: pageSize })).segments);
  };
  const anchors = (): Anchor[] =>
    [...known.values()]
      .flatMap(({ content_id: line, start_ms }) =>
        start_ms === null ? [] : [{ line, start: start_ms / 1_000 }],
      )
      .sort((a, b) => a.line - b.line);

  learn(first);
  if (known.size < total) await read(total - 1);
  for (let look = 0; look < mostLooks; look += 1) {
    const lineLocation = locateLine(anchors(), seconds, total);
    if (lineLocation === null || lineLocation.certain)
      return lineLocation && (known.get(lineLocation.line) ?? null);
    if (known.has(lineLocation.line)) return known.get(lineLocation.line) ?? null;
    await read(lineLocation.line);
  }
  return null;
}
