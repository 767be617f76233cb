import type { Summary } from '@ecco/contract';
import { useTranslation } from 'react-i18next';
import { CitedList, CitedSentence } from './cited-sentence.tsx';
import { isSilent, OverviewSections } from './overview-sections.tsx';
import classes from './summary.module.css';

/** What a reader with one minute takes away. */
export function AtAGlance({ summary }: { summary: Summary }) {
  const { t } = useTranslation();
  const { analysis, overview } = summary;
  const tldr = analysis?.tldr.items ?? [];
  if (!analysis?.one_liner && tldr.length === 0 && isSilent(overview)) {
    return <p className={classes['nothing']}>{t('summary.nothing')}</p>;
  }
  return (
    <div className={classes['prose']}>
      {analysis?.one_liner ? (
        <p className={classes['lead']}>
          <CitedSentence sentence={analysis.one_liner} />
        </p>
      ) : null}
      {tldr.length > 0 ? (
        <>
          <h3>{t('summary.tldr')}</h3>
          <CitedList sentences={tldr} />
        </>
      ) : null}
      <OverviewSections overview={overview} />
    </div>
  );
}
