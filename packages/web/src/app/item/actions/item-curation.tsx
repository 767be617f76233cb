/*
 * What the keepers of the library see besides: what can be done to an item, whether a highlight is approved, and the
 * analysis that they write. It comes after the first content, and only for those who may.
 */
import type { Highlight, Item, Segment } from '@ecco/contract';
import { type ReactNode, Suspense, useCallback, useState } from 'react';
import { lazyChunk } from '../../../chunks/lazy-chunk.ts';
import { shownTitle } from '../../../format/text.ts';
import classes from '../frame/item-page.module.css';
import type { ItemPageState } from '../state/use-item-page-state.ts';

const CurationBar = lazyChunk(
  () => import('../../../features/curation/curation-bar.tsx'),
  ({ CurationBar }) => CurationBar,
);
const EmailLink = lazyChunk(
  () => import('../../../features/curation/curation-bar.tsx'),
  ({ EmailLink }) => EmailLink,
);
const HighlightApproval = lazyChunk(
  () => import('../../../features/curation/highlight-approval.tsx'),
  ({ HighlightApproval }) => HighlightApproval,
);
const AnalysisDocument = lazyChunk(
  () => import('../../../features/curation/analysis/analysis-document.tsx'),
  ({ AnalysisDocument }) => AnalysisDocument,
);

const DeletionDialog = lazyChunk(
  () => import('../../../features/correction/deletion-dialog.tsx'),
  ({ DeletionDialog }) => DeletionDialog,
);
const CorrectionsButton = lazyChunk(
  () => import('../../../features/line-edit/corrections-sheet.tsx'),
  ({ CorrectionsButton }) => CorrectionsButton,
);
const HearingButton = lazyChunk(
  () => import('../../../features/hearing/hearing-button.tsx'),
  ({ HearingButton }) => HearingButton,
);
const VoicesButton = lazyChunk(
  () => import('../../../features/voice/voices-button.tsx'),
  ({ VoicesButton }) => VoicesButton,
);
const RevisionButton = lazyChunk(
  () => import('../../../features/revision/revision-button.tsx'),
  ({ RevisionButton }) => RevisionButton,
);
const LineSheet = lazyChunk(
  () => import('../../../features/line-edit/line-sheet.tsx'),
  ({ LineSheet }) => LineSheet,
);

/** A part that comes with its code and its words. */
const CuratorPart = ({ before, children }: { before: ReactNode; children: ReactNode }) => (
  <Suspense fallback={before}>{children}</Suspense>
);

/** Whether the reader is shown what the keepers can do. */
export const mayCurate = ({ item, embedded }: Pick<ItemPageState, 'item' | 'embedded'>): boolean =>
  item.may.curate && !embedded;

type RemovalProps = { page: ItemPageState; isOpen: boolean; onClose: () => void };

/** Asks whether an item is to be deleted; its code comes with the first question. */
function Removal({ page: { item, path }, isOpen, onClose }: RemovalProps) {
  const [isWanted, setWanted] = useState(false);
  if (isOpen && !isWanted) setWanted(true);
  if (!isWanted) return null;
  return (
    <Suspense fallback={null}>
      <DeletionDialog
        item={{ uuid: item.uuid, title: shownTitle(item.title), path }}
        open={isOpen}
        onClose={onClose}
      />
    </Suspense>
  );
}

/** What can be done to an item, in groups of what it does to it. */
export function ItemCuration({ page }: { page: ItemPageState }) {
  const { item, summary, setWriting } = page;
  const [isRemoving, setRemoving] = useState(false);
  return (
    <CuratorPart before={<div className={classes['barRoom']} />}>
      <CurationBar
        item={item}
        summary={summary}
        onWrite={() => setWriting(true)}
        onRemove={item.may.correct ? () => setRemoving(true) : null}
        links={
          <>
            <EmailLink item={item} />
            {item.content_total > 0 ? (
              <Suspense fallback={null}>
                <HearingButton
                  item={item}
                  onPlay={page.playable === null ? null : page.jumps.stay}
                  editor={(segment, onClose) => (
                    <LineCorrection item={item} segment={segment} onClose={onClose} />
                  )}
                />
                <VoicesButton item={item} onPlay={page.playable === null ? null : page.jumps.stay} />
                <CorrectionsButton item={item} />
                <RevisionButton item={item} onPlay={page.playable === null ? null : page.jumps.stay} />
              </Suspense>
            ) : null}
          </>
        }
      />
      <Removal page={page} isOpen={isRemoving} onClose={() => setRemoving(false)} />
    </CuratorPart>
  );
}

/** The analysis of an item, where there is one or somebody writes it. */
export function ItemAnalysis({ page }: { page: ItemPageState }) {
  const { item, summary, isWriting, setWriting } = page;
  if (summary === null || (summary.html_document === null && !isWriting)) return null;
  return (
    <div id="analysis" className={classes['section']}>
      <CuratorPart before={<div className={classes['analysisRoom']} />}>
        <AnalysisDocument
          item={item}
          summary={summary}
          mayEdit={mayCurate(page)}
          isWriting={isWriting}
          onWriting={setWriting}
        />
      </CuratorPart>
    </div>
  );
}

type LineProps = { item: Item; segment: Segment | null; onClose: () => void };

/** A line of the transcript to put right; its code comes with the first that is. */
export function LineCorrection(props: LineProps) {
  const [isWanted, setWanted] = useState(false);
  if (props.segment !== null && !isWanted) setWanted(true);
  if (!isWanted) return null;
  return (
    <Suspense fallback={null}>
      <LineSheet {...props} />
    </Suspense>
  );
}

/** What stands below a highlight for those who may approve it; undefined for everybody else. */
export function useHighlightAside({
  item,
}: ItemPageState): ((highlight: Highlight) => ReactNode) | undefined {
  const aside = useCallback(
    (highlight: Highlight) => (
      <CuratorPart before={null}>
        <HighlightApproval item={item} highlight={highlight} />
      </CuratorPart>
    ),
    [item],
  );
  return item.may.curate ? aside : undefined;
}
