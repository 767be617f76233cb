import { largestOf } from '@ecco/domain';
import { type ReactNode, Suspense, useMemo } from 'react';
import { lazyChunk } from '../../../chunks/lazy-chunk.ts';
import { canFrame } from '../../../features/item/can-frame.ts';
import { AfterPaint } from '../../../ui/page/after-paint.tsx';
import { useWide } from '../../../ui/page/use-wide.ts';
import type { ItemPageState } from '../state/use-item-page-state.ts';
import classes from './item-page.module.css';

/** Only documents have pages to show; their room is there before, and they come after the words. */
const DocumentViewer = lazyChunk(
  () => import('../../../features/item/document-viewer.tsx'),
  ({ DocumentViewer }) => DocumentViewer,
);

/** Whether the pages of an item can be shown beside what is said about them. */
export const isFramed = ({ item }: Pick<ItemPageState, 'item'>): boolean =>
  item.kind === 'document' && canFrame(item.document_url);

/** The pages themselves, with their table. */
export function DocumentPages({ page }: { page: ItemPageState }) {
  const { item, summary, jumps } = page;
  const table = useMemo(() => {
    const titles = new Map<number, string>();
    for (const { page_number: page, title } of [...(summary?.items ?? [])].reverse())
      if (page !== null) titles.set(page, title);
    return { count: item.page_count ?? largestOf(titles.keys(), 0), titles };
  }, [item.page_count, summary]);
  return (
    <div className={classes['viewer']} id="document" data-framed={isFramed(page) || undefined}>
      <AfterPaint before={null}>
        <Suspense>
          <DocumentViewer
            url={item.document_url}
            title={item.title}
            page={jumps.page}
            table={table}
            onPage={jumps.toPage}
          />
        </Suspense>
      </AfterPaint>
    </div>
  );
}

type Props = {
  page: ItemPageState;
  /** What stands above the pages where there is no room beside them. */
  head: ReactNode;
  /** What is said about the pages, such as their narration. */
  children: ReactNode;
};

/** The pages of a document beside what is said about them, or above it where there is no room. */
export function DocumentView({ page, head, children }: Props) {
  const wide = useWide();
  const beside = wide && isFramed(page);
  return (
    <div
      className={isFramed(page) ? classes['columns'] : undefined}
      data-framed={isFramed(page) || undefined}
      data-led={page.isLed || undefined}
    >
      <article className={classes['reading']} id="reading">
        {head}
        {beside ? null : <DocumentPages page={page} />}
        {children}
      </article>
      {/* They stand before what is read, and come after it for the keyboard. */}
      {beside ? <DocumentPages page={page} /> : null}
    </div>
  );
}
