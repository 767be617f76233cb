import type { Summary } from '@ecco/contract';
import { type CSSProperties, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyChunk } from '../../../chunks/lazy-chunk.ts';
import { decisionLineCount } from '../../../features/proceedings/lines-of.ts';
import { ChapterLineList } from '../../../features/summary/chapter-line-list.tsx';
import type { ChapterLine } from '../../../features/summary/chapter-lines.ts';
import { SummaryAtTop } from '../../../features/summary/summary-at-top.tsx';
import { Section } from '../../../ui/page/section.tsx';
import { TextLines } from '../../../ui/text/text-lines.tsx';
import classes from '../frame/item-page.module.css';
import type { ItemPageState } from '../state/use-item-page-state.ts';

const ItemDecisions = lazyChunk(
  () => import('./item-proceedings.tsx'),
  ({ ItemDecisions }) => ItemDecisions,
);

/** What was decided, in room that is kept for it: how many lines that are is known before they come. */
function Decided({ page }: { page: ItemPageState }) {
  const { decisions } = page.item.proceedings;
  if (decisions === 0) return null;
  const count = decisionLineCount(decisions);
  const lines: CSSProperties & { '--lines': number } = { '--lines': count };
  const waiting = <TextLines widths={Array.from({ length: count }, (_, at) => 78 - ((at * 17) % 36))} />;
  return (
    <div className={classes['decided']} style={lines}>
      <Suspense fallback={waiting}>
        <ItemDecisions page={page} waiting={waiting} />
      </Suspense>
    </div>
  );
}

type Props = {
  page: ItemPageState;
  summary: Summary;
  chapters?: readonly ChapterLine[];
  aside?: ReactNode;
};

/** What a reader with one minute takes away: what was decided, then the sentences that matter, then a line of each chapter. */
export function SummarySection({ page, summary, chapters = [], aside }: Props) {
  const { t } = useTranslation();
  const { decisions, unnamed_votes: votes } = page.item.proceedings;
  return (
    <Section id="glance" title={t('section.glance')} aside={aside}>
      <Decided page={page} />
      {decisions === 0 && votes > 0 ? (
        <p>
          <a href="#proceedings">{t('section.votes', { count: votes })}</a>
        </p>
      ) : null}
      <SummaryAtTop summary={summary} isAlone={decisions + votes === 0} />
      <ChapterLineList lines={chapters} />
    </Section>
  );
}
