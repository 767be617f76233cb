import type { Allocating } from '@ecco/contract';
import type { Store } from '@ecco/store';
import { presentCitedText } from '../item/citation.presenter.ts';
import { readCitedLines } from '../item/cited-lines.ts';

/** What shows of each of these funds that it has put money to work since then, with the lines that say so. */
export async function readAllocations(
  store: Pick<Store, 'funds' | 'items' | 'segments' | 'speakers'>,
  ids: readonly string[],
  since: Date,
) {
  const allocations = await store.funds.allocationsOf(ids, since);
  const cited = [...allocations.values()].map(({ itemId, sentence: { citations } }) => ({
    itemId,
    citations,
  }));
  return { allocations, lines: await readCitedLines(store, cited) };
}

type Allocations = Awaited<ReturnType<typeof readAllocations>>;

/** Whether a fund allocates, with the sentence that says so; one whose words are gone says so without. */
export function presentAllocating({ allocations, lines }: Allocations, id: string): Allocating {
  const allocation = allocations.get(id);
  const cited = allocation && lines.get(allocation.itemId);
  return {
    is_allocating: allocation !== undefined,
    explanation: allocation && cited ? presentCitedText(allocation.sentence, cited) : null,
  };
}
