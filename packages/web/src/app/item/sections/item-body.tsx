import type { Item, Summary } from '@ecco/contract';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Section } from '../../../ui/page/section.tsx';
import { ItemAnalysis } from '../actions/item-curation.tsx';
import { DocumentPages, isFramed } from '../frame/document-view.tsx';
import classes from '../frame/item-page.module.css';
import { hasAnalysis, hasPages } from '../state/sections-of-item.ts';
import type { ItemPageState } from '../state/use-item-page-state.ts';
import type { useSummaryView } from '../state/use-summary-view.ts';
import { ClaimList, ClaimTheme } from './below-first-screen.tsx';
import { SummarySections } from './summary-sections.tsx';
import { NarrationSection, WordsSections } from './words-sections.tsx';

type Props = {
  page: ItemPageState;
  view: ReturnType<typeof useSummaryView>;
  /** What stands in the rail where there is room for one. */
  rail: ReactNode;
};

/** What is claimed in an item, for those who keep the library. */
function Claims({ page: { item, names, isTold } }: { page: ItemPageState }) {
  const { t } = useTranslation();
  const { assertions, may } = item;
  if (!may.curate || assertions.length === 0) return null;
  return (
    <Section
      id="claims"
      title={t('section.claims')}
      aside={<span className={classes['count']}>{assertions.length}</span>}
    >
      <ClaimList
        claims={assertions}
        nameOf={names.nameOf}
        isTold={isTold}
        themeOf={({ id, theme_id, theme_name }) => (
          <ClaimTheme item={item.uuid} claim={id} theme={theme_id} before={theme_name} />
        )}
      />
    </Section>
  );
}

const builtIn = /^built-in (.+)$/;

/** Who made a summary. */
function makerOf(t: TFunction, { made_by: engine }: Summary): string {
  const version = builtIn.exec(engine)?.[1];
  return version === undefined ? t('item.madeBy', { engine }) : t('item.madeByBuiltIn', { version });
}

/** How it came about what the head says, folded, below everything that one comes for. */
function Provenance({ remarks }: Pick<Item, 'remarks'>) {
  const { t } = useTranslation();
  if (remarks.length === 0) return null;
  return (
    <details className={classes['remark']}>
      <summary>{t('item.provenance')}</summary>
      {remarks.map((remark) => (
        <p key={remark}>{remark}</p>
      ))}
    </details>
  );
}

/** The words of an item: its summary where there is one, and everything that was said or written. */
export function ItemBody({ page, view, rail }: Props) {
  const { t } = useTranslation();
  const { item, summary } = page;
  return (
    <>
      <ItemAnalysis page={page} />
      {summary ? (
        <div
          id="summary"
          className={`${classes['section']} ${hasAnalysis({ summary }) || page.isWriting ? '' : classes['first']}`}
        >
          <SummarySections page={page} summary={summary} view={view} rail={rail} />
        </div>
      ) : (
        rail
      )}
      <Claims page={page} />
      {hasPages(item) ? (
        <>
          {/* Where the pages themselves cannot stand beside, they are chosen where they are told one by one. */}
          {isFramed(page) ? null : <DocumentPages page={page} />}
          <NarrationSection page={page} />
        </>
      ) : null}
      <WordsSections page={page} />
      {summary ? <p className={classes['madeBy']}>{makerOf(t, summary)}</p> : null}
      <Provenance remarks={item.remarks} />
    </>
  );
}
