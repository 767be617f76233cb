import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyChunk } from '../../../chunks/lazy-chunk.ts';
import { AfterPaint } from '../../../ui/page/after-paint.tsx';
import { Section } from '../../../ui/page/section.tsx';
import { TextLines } from '../../../ui/text/text-lines.tsx';
import { hasProceedings, proceedingsTitle } from '../state/sections-of-item.ts';
import type { ItemPageState } from '../state/use-item-page-state.ts';

const ItemProceedings = lazyChunk(
  () => import('./item-proceedings.tsx'),
  ({ ItemProceedings }) => ItemProceedings,
);

/** About how high a line of the agenda, a decision and a vote on a number are, in pixels. */
const heights = { agenda: 48, decision: 130, vote: 56 };

/** Bars where the rows will be, as high as these about, so that what follows does not move when they come. */
function Waiting({ page: { item }, title }: { page: ItemPageState; title: string }) {
  const { agenda, decisions, unnamed_votes: votes } = item.proceedings;
  const rows = Math.min(12, agenda + 3 * decisions + votes);
  const minHeight = agenda * heights.agenda + decisions * heights.decision + votes * heights.vote;
  return (
    <Section id="proceedings" title={title}>
      <div style={{ minHeight }}>
        <TextLines widths={Array.from({ length: rows }, (_, at) => 92 - ((at * 31) % 44))} />
      </div>
    </Section>
  );
}

type Props = {
  page: ItemPageState;
  /** Whether the signals of the item are told here, too. */
  hasSignals?: boolean;
};

/** What a body did in the meeting that an item tells of, after the first picture; nothing where it tells of none. */
export function ProceedingsSection({ page, hasSignals = true }: Props) {
  const { t } = useTranslation();
  if (!hasProceedings(page.item)) return null;
  const title = proceedingsTitle(t, page.item);
  const waiting = <Waiting page={page} title={title} />;
  return (
    <AfterPaint before={waiting}>
      <Suspense fallback={waiting}>
        <ItemProceedings page={page} title={title} hasSignals={hasSignals} waiting={waiting} />
      </Suspense>
    </AfterPaint>
  );
}
