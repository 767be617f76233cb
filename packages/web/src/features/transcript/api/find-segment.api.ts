import { limits } from '@ecco/contract';
import { api } from '../../../api/client.ts';

const runLength = limits.transcriptPageMax;

/**
 * The line where a segment stands now. Saved links carry its id and the line it once had: that neighborhood is
 * read first, then the rest in long runs. Null when the words are gone.
 */
export async function findSegment(id: string, segment: string, near: number): Promise<number | null> {
  const read = async (from: number) => {
    const { segments, total } = await api.item.transcript({ id, from, limit: runLength });
    return { line: segments.find((line) => line.id === segment)?.content_id ?? null, total };
  };
  const first = Math.max(0, Math.min(near, 1_000_000) - runLength / 2);
  const beside = await read(first);
  if (beside.line !== null) return beside.line;
  for (let from = 0; from < beside.total; from += runLength) {
    const { line } = await read(from);
    if (line !== null) return line;
  }
  return null;
}
