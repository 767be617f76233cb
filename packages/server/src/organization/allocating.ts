import type { Allocating } from '@ecco/contract';
import type { Store } from '@ecco/store';
import { presentCitedText } from '../item/citation.presenter.ts';
import { readCitedLines } from '../item/cited-lines.ts';

/** What shows of each of these funds that it has put money to work since then, with the lines that say so (D40). */
export async function readAllocations(
  store: Pick<Store, 'ledger' | 'items'>,
  ids: readonly string[],
  since: Date,
) {
  const entries = await store.ledger.allocationsOf(ids, since);
  const reported = await store.ledger.tellingsOf([...entries.values()].map(({ id }) => id));
  const allocations = new Map(
    [...entries].flatMap(([organizationId, { id }]) => {
      const [telling] = reported.get(id) ?? [];
      return telling ? [[organizationId, telling] as const] : [];
    }),
  );
  const cited = [...allocations.values()].map(({ itemId, signal: { sentence } }) => ({
    itemId,
    citations: sentence.citations,
  }));
  return { allocations, lines: await readCitedLines(store, cited) };
}

type Allocations = Awaited<ReturnType<typeof readAllocations>>;

/** Whether a fund allocates, with the sentence that says so; one whose words are gone says so without. */
export function presentAllocating({ allocations, lines }: Allocations, id: string): Allocating {
  const telling = allocations.get(id);
  const cited = telling && lines.get(telling.itemId);
  return {
    is_allocating: telling !== undefined,
    explanation: telling && cited ? presentCitedText(telling.signal.sentence, cited) : null,
  };
}
