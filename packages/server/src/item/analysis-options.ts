import type { AnalysisOptions as PublicOptions } from '@ecco/contract';
import { FlavorName } from '@ecco/contract/schemas';
import { defaultAnalysisOptions, type AnalysisOptions as Options, shownPageRanges } from '@ecco/domain';
import type { Item } from '@ecco/store';
import { z } from 'zod';

/** As the pipeline keeps them with an item. */
const Stored = z.object({
  flavor: FlavorName.default(defaultAnalysisOptions.flavor),
  detail: z.number(),
  pages: z.array(z.object({ first: z.number(), last: z.number() })),
});

/** How an item is read; as every item is where nobody said otherwise. */
export function optionsOf({ meta }: Pick<Item, 'meta'>): Options {
  const { data } = Stored.safeParse(meta['analysisOptions']);
  return data ?? defaultAnalysisOptions;
}

export function presentOptions(item: Pick<Item, 'meta'>): PublicOptions {
  const { flavor, detail, pages } = optionsOf(item);
  return { flavor, summary_detail: detail, page_ranges: shownPageRanges(pages) };
}
