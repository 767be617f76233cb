import { NarrationList } from '../../../features/summary/narration-list.tsx';
import type { ItemPageState } from '../state/use-item-page-state.ts';

/** A document narrated page by page; a page that is chosen opens beside. */
export function ItemNarration({ page }: { page: ItemPageState }) {
  const { item, jumps, isTold } = page;
  return <NarrationList pages={item.narration} current={jumps.page} onPage={jumps.toPage} isTold={isTold} />;
}
