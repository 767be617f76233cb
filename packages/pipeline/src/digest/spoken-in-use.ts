import type { Store } from '@ecco/store';
import type { Engines } from '../work/engine-chain.ts';
import { PipelineError } from '../work/pipeline.errors.ts';
import { planSpeech, spokenItemOf } from './spoken-plan.ts';

export type SpeechReader = { store: Store; engines: Engines };

async function cardKeys({ store, engines }: SpeechReader, itemId: string): Promise<string[]> {
  try {
    return (await planSpeech(engines, store, itemId))?.cards.map(({ key }) => key) ?? [];
  } catch (error) {
    if (error instanceof PipelineError) return [];
    throw error;
  }
}

/**
 * Which of these recordings are part of a digest or say what a card says today. Summaries are read only of items with
 * a recording that belongs to no digest.
 */
export async function keysInUse(reader: SpeechReader, keys: readonly string[]): Promise<Set<string>> {
  const itemOf = new Map(keys.map((key) => [key, spokenItemOf(key)]));
  const digests = await reader.store.digests.ofItems([...new Set(itemOf.values())]);
  const used = new Set(digests.flatMap(({ parts }) => parts.map(({ key }) => key)));
  const unsure = new Set(keys.filter((key) => !used.has(key)).map((key) => itemOf.get(key) ?? ''));
  for (const itemId of unsure) for (const key of await cardKeys(reader, itemId)) used.add(key);
  return used;
}
