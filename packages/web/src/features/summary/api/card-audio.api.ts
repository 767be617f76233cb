import { cardAudioKey } from '@ecco/contract';
import { api } from '../../../api/client.ts';

/** A card by the item and its number: 0 is the overview, 1 the first chapter. `text` is what stands on it. */
export type SpokenCard = { slug: string; index: number; text: string };

const textMax = 20_000;

/**
 * The address of a card read aloud. What was made before is looked for first; only a 404 has it made.
 * Rejects with the server's words when it cannot be made.
 */
export async function cardAudio({ slug, index, text }: SpokenCard): Promise<string> {
  const key = cardAudioKey(slug, index);
  const address = `/media-files/${key}`;
  const { ok, status } = await fetch(address, { method: 'HEAD' });
  if (ok) return address;
  if (status !== 404) throw new Error(`${address} answered ${status}`);
  const { url } = await api.cardAudio.make({ summary_id: key, summary: text.slice(0, textMax) });
  return url;
}
