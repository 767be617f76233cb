import type { StoredFile } from '@ecco/store';
import { findItem } from '../item/item.usecases.ts';
import { RequestError } from '../request/failure/request.errors.ts';
import type { Services } from '../request/services.ts';

/** The parts of `{slug}/summary_{index}`, the name of a card's recording (D11). */
const shape = /^([^/]+)\/summary_(\d{1,4})$/;

export const isCardKey = (key: string): boolean => shape.test(key);

type CardName = { slug: string; card: number };

export function cardOfKey(key: string): CardName | null {
  const [, slug, card] = shape.exec(key) ?? [];
  return slug === undefined ? null : { slug, card: Number(card) };
}

/** Recordings of cards by their names. */
export type CardFiles = { find: (key: string) => Promise<StoredFile | null> };

/** Finds what was made; makes nothing. */
export function createCardFiles({ store, pipeline }: Pick<Services, 'store' | 'pipeline'>): CardFiles {
  return {
    async find(key) {
      const name = cardOfKey(key);
      if (name === null) return null;
      try {
        const { item } = await findItem(store, { id: name.slug });
        return await pipeline.spokenCard({ itemId: item.id, card: name.card });
      } catch (error) {
        if (error instanceof RequestError) return null;
        throw error;
      }
    },
  };
}
