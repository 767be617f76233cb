/*
 * What the keepers of the library see besides: what can be done to an item, whether a highlight is approved, and the
 * analysis that they write. It comes after the first content, and only for those who may.
 */
import type { Highlight } from '@ecco/contract';
import { type ReactNode, Suspense, useCallback } from 'react';
import { lazyPart } from '../../../parts/lazy-part.ts';
import classes from '../frame/item-page.module.css';
import { hasAnalysis } from '../state/sections-of-item.ts';
import type { ItemDesk } from '../state/use-item-desk.ts';

const CurationBar = lazyPart(
  () => import('../../../features/curation/curation-bar.tsx'),
  ({ CurationBar }) => CurationBar,
);
const HighlightApproval = lazyPart(
  () => import('../../../features/curation/highlight-approval.tsx'),
  ({ HighlightApproval }) => HighlightApproval,
);
const AnalysisDocument = lazyPart(
  () => import('../../../features/curation/analysis/analysis-document.tsx'),
  ({ AnalysisDocument }) => AnalysisDocument,
);

/** The row of what can be done to an item. */
export function ItemCuration({ desk: { item, summary, isAdmin, embedded } }: { desk: ItemDesk }) {
  if (!isAdmin || embedded) return null;
  return (
    <Suspense fallback={<div className={classes['barRoom']} />}>
      <CurationBar item={item} summary={summary} />
    </Suspense>
  );
}

/** The analysis of an item, where there is one or somebody may write it. */
export function ItemAnalysis({ desk }: { desk: ItemDesk }) {
  const { item, summary, isAdmin, embedded } = desk;
  if (!hasAnalysis(desk)) return null;
  return (
    <div id="analysis" className={classes['part']}>
      <Suspense fallback={<div className={classes['analysisRoom']} />}>
        <AnalysisDocument item={item} summary={summary} mayEdit={isAdmin && !embedded} />
      </Suspense>
    </div>
  );
}

/** What stands below a highlight for those who may approve it; undefined for everybody else. */
export function useHighlightAside({
  item,
  isAdmin,
}: ItemDesk): ((highlight: Highlight) => ReactNode) | undefined {
  const aside = useCallback(
    (highlight: Highlight) => (
      <Suspense>
        <HighlightApproval item={item} highlight={highlight} />
      </Suspense>
    ),
    [item],
  );
  return isAdmin ? aside : undefined;
}
