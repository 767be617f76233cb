import type { Overview } from '@ecco/contract';
import { useTranslation } from 'react-i18next';
import { CitedList, CitedParagraph } from './cited-sentences.tsx';

/** What an overview says, under its two headings; nothing where it is silent. */
export function OverviewSections({ overview }: { overview: Overview | null }) {
  const { t } = useTranslation();
  const { key_insights: insights = [], why_it_matters: why = [] } = overview ?? {};
  return (
    <>
      {insights.length > 0 ? (
        <>
          <h3>{t('summary.insights')}</h3>
          <CitedList sentences={insights} />
        </>
      ) : null}
      {why.length > 0 ? (
        <>
          <h3>{t('summary.why')}</h3>
          <CitedParagraph sentences={why} />
        </>
      ) : null}
    </>
  );
}

/** Whether an overview says nothing. */
export const isSilent = (overview: Overview | null): boolean =>
  (overview?.key_insights.length ?? 0) + (overview?.why_it_matters.length ?? 0) === 0;
