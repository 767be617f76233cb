import { createHash } from 'node:crypto';

const idLength = 20;

/** The words alone: what two transcriptions of the same speech share whatever their case and punctuation. */
export const bareWords = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/**
 * Ids for the segments of an item, made from their words and how often the same words stood before. The same
 * words get the same id after any re-transcription, so saved links hold.
 */
export function segmentIds(itemId: string, texts: string[]): string[] {
  const seen = new Map<string, number>();
  return texts.map((text) => {
    const words = bareWords(text).join(' ') || text;
    const occurrence = seen.get(words) ?? 0;
    seen.set(words, occurrence + 1);
    return createHash('sha256').update(`${itemId}\n${occurrence}\n${words}`).digest('hex').slice(0, idLength);
  });
}
