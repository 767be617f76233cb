import type { Summary } from '@ecco/contract';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { chapterLinesOf } from '../../../features/summary/chapter-lines.ts';
import { FigureTable } from '../../../features/summary/figure-table.tsx';
import { Segmented } from '../../../ui/field/segmented.tsx';
import { Section } from '../../../ui/page/section.tsx';
import { useHighlightAside } from '../actions/item-curation.tsx';
import type { ItemPageState } from '../state/use-item-page-state.ts';
import type { SummaryView, useSummaryView } from '../state/use-summary-view.ts';
import { SummaryBelow } from './below-first-screen.tsx';
import { ItemCards } from './item-cards.tsx';
import { ProceedingsSection } from './proceedings-section.tsx';
import { SummarySection } from './summary-at-top-section.tsx';

type Props = {
  page: ItemPageState;
  summary: Summary;
  /** Whether the summary is read as a page or as cards. */
  view: ReturnType<typeof useSummaryView>;
  /** What stands in the rail where there is room for one. */
  rail: ReactNode;
};

/** Whether a summary is read as a page or as cards. */
function ViewSwitch({ view, onChoose }: { view: SummaryView; onChoose: (view: SummaryView) => void }) {
  const { t } = useTranslation();
  return (
    <Segmented
      label={t('carousel.view')}
      value={view}
      choices={[
        { value: 'page', text: t('carousel.asPage') },
        { value: 'cards', text: t('carousel.asCards') },
      ]}
      onChoose={onChoose}
    />
  );
}

/** What an earnings call or a report comes to, below the summary, which begins within the first screen. */
function Figures({ page: { item, told } }: Pick<Props, 'page'>) {
  const isPaper = item.kind === 'document';
  return told && (isPaper || item.kind === 'earnings') ? (
    <FigureTable summary={told} isPaper={isPaper} />
  ) : null;
}

function SummaryAsCards({ page, summary, view, rail }: Props) {
  const { t } = useTranslation();
  const highlightAside = useHighlightAside(page);
  const { item, playable, jumps, names } = page;
  return (
    <>
      <Section
        id="cards"
        title={t('carousel.title')}
        aside={<ViewSwitch view="cards" onChoose={view.choose} />}
      >
        <ItemCards
          item={item}
          summary={summary}
          playable={playable}
          target={view.target}
          chapter={jumps.chapter}
          onPlay={jumps.playOrJump}
          nameOf={names.nameOf}
          {...(highlightAside && { highlightAside })}
        />
      </Section>
      <Figures page={page} />
      <ProceedingsSection page={page} />
      {rail}
    </>
  );
}

function SummaryAsPage({ page, summary: whole, view, rail }: Props) {
  const summary = page.told ?? whole;
  const { lines, rest } = useMemo(() => chapterLinesOf(summary), [summary]);
  return (
    <>
      <SummarySection
        page={page}
        summary={summary}
        chapters={lines}
        aside={<ViewSwitch view="page" onChoose={view.choose} />}
      />
      <Figures page={page} />
      <ProceedingsSection page={page} />
      {rail}
      <SummaryBelow page={page} summary={rest} />
    </>
  );
}

/** The summary of an item, as a page or as cards. */
export function SummarySections(props: Props) {
  return props.view.view === 'cards' ? <SummaryAsCards {...props} /> : <SummaryAsPage {...props} />;
}
