import { NarrationList } from '../../../features/summary/narration-list.tsx';
import type { ItemDesk } from '../state/use-item-desk.ts';

/** A document told page by page; a page that is chosen opens beside. */
export function ItemNarration({ desk }: { desk: ItemDesk }) {
  const { item, jumps } = desk;
  return <NarrationList pages={item.narration} current={jumps.page} onPage={jumps.toPage} />;
}
