import { useMemo } from 'react';
import { narrationOf } from '../../features/summary/narration.ts';
import { NarrationList } from '../../features/summary/narration-list.tsx';
import type { ItemDesk } from './use-item-desk.ts';

/** A document told page by page; a page that is chosen opens beside. */
export function ItemNarration({ desk }: { desk: ItemDesk }) {
  const { item, summary, jumps } = desk;
  const pages = useMemo(() => narrationOf(summary, item.page_count), [summary, item.page_count]);
  return <NarrationList pages={pages} current={jumps.page} onPage={jumps.toPage} />;
}
