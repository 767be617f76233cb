/*
 * What the keepers of the library see besides: what can be done to an item, whether a highlight is approved, and the
 * analysis that they write. It comes after the first content, and only for those who may.
 */
import type { Highlight } from '@ecco/contract';
import { type ReactNode, Suspense, useCallback } from 'react';
import { lazyChunk } from '../../../chunks/lazy-chunk.ts';
import classes from '../frame/item-page.module.css';
import { hasAnalysis } from '../state/sections-of-item.ts';
import type { ItemPageState } from '../state/use-item-page-state.ts';

const CurationBar = lazyChunk(
  () => import('../../../features/curation/curation-bar.tsx'),
  ({ CurationBar }) => CurationBar,
);
const HighlightApproval = lazyChunk(
  () => import('../../../features/curation/highlight-approval.tsx'),
  ({ HighlightApproval }) => HighlightApproval,
);
const AnalysisDocument = lazyChunk(
  () => import('../../../features/curation/analysis/analysis-document.tsx'),
  ({ AnalysisDocument }) => AnalysisDocument,
);

/** The row of what can be done to an item. */
export function ItemCuration({ page: { item, summary, embedded } }: { page: ItemPageState }) {
  if (!item.may.curate || embedded) return null;
  return (
    <Suspense fallback={<div className={classes['barRoom']} />}>
      <CurationBar item={item} summary={summary} />
    </Suspense>
  );
}

/** The analysis of an item, where there is one or somebody may write it. */
export function ItemAnalysis({ page }: { page: ItemPageState }) {
  const { item, summary, embedded } = page;
  if (!hasAnalysis(page)) return null;
  return (
    <div id="analysis" className={classes['section']}>
      <Suspense fallback={<div className={classes['analysisRoom']} />}>
        <AnalysisDocument item={item} summary={summary} mayEdit={item.may.curate && !embedded} />
      </Suspense>
    </div>
  );
}

/** What stands below a highlight for those who may approve it; undefined for everybody else. */
export function useHighlightAside({
  item,
}: ItemPageState): ((highlight: Highlight) => ReactNode) | undefined {
  const aside = useCallback(
    (highlight: Highlight) => (
      <Suspense>
        <HighlightApproval item={item} highlight={highlight} />
      </Suspense>
    ),
    [item],
  );
  return item.may.curate ? aside : undefined;
}
