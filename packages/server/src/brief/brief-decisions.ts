import { limits } from '@ecco/contract';
import { type CitedText, decides, type Proceedings, proceedingsHeadlines } from '@ecco/domain';

import type { Store } from '@ecco/store';

/** What an item's body decided besides its signals, each in a line with the place of its outcome. */
function decisionsOf(proceedings: Proceedings): CitedText[] {
  const { decisions: headlines } = proceedingsHeadlines(proceedings);
  return proceedings.decisions
    .flatMap((decision, at): CitedText[] => {
      const isSignal = proceedings.signals.some((signal) => decides(decision, signal));
      const text = headlines[at];
      if (isSignal || text === undefined || decision.result === null) return [];
      return [{ text: `${text.replace(/[.]$/u, '')}.`, verbatim: false, citations: [decision.outcome] }];
    })
    .slice(0, limits.briefDecisions);
}

/** The decisions of some items, by item; those without are left out. */
export async function readBriefDecisions(
  { proceedings }: Pick<Store, 'proceedings'>,
  itemIds: readonly string[],
): Promise<Map<string, CitedText[]>> {
  const read = await Promise.all(
    itemIds.map(async (id) => [id, decisionsOf(await proceedings.ofItem(id))] as const),
  );
  return new Map(read.filter(([, decisions]) => decisions.length > 0));
}
