import type { Store } from '@ecco/store';
import { generator } from '../generator.ts';

const syllables = ['ba', 'den', 'fo', 'gar', 'hi', 'ka', 'lem', 'mo', 'nu', 'per', 'ra', 'sol', 'ti', 'ver'];
const vocabularySize = 12_000;

export function word(rank: number): string {
  let text = '';
  for (let left = rank + 1; left > 0; left = Math.floor(left / syllables.length))
    text += syllables[left % syllables.length];
  return text;
}

const random = generator(7);
/** A word by Zipf's law, as in speech: few words very often, most of them seldom. */
const anyWord = (): string => word(Math.floor(vocabularySize ** random()));
export const words = (count: number): string => Array.from({ length: count }, anyWord).join(' ');

/** An item with so many lines, spoken by four people. */
export async function addItem(store: Store, lineCount: number): Promise<string> {
  return store.transaction(async (tx) => {
    const { item } = await tx.items.insertOrFind({
      kind: 'episode',
      title: words(5),
      nextStage: null,
      status: 'ASSERTIONS_COMPLETE',
    });
    const labels = ['A', 'B', 'C', 'D'];
    await tx.segments.replace(
      item.id,
      Array.from({ length: lineCount }, (_, index) => ({
        text: words(18),
        speakerLabel: labels[Math.floor(index / 3) % labels.length] ?? 'A',
        startMs: index * 5_000,
        endMs: index * 5_000 + 4_900,
      })),
    );
    await tx.speakers.replace(
      item.id,
      labels.map((label) => ({
        label,
        name: `Speaker ${label}`,
        role: null,
        organisation: null,
        provenance: null,
        confidence: 0,
        evidence: null,
      })),
    );
    return item.slug;
  });
}
