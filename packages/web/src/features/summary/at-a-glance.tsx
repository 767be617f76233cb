import type { Summary } from '@ecco/contract';
import { useTranslation } from 'react-i18next';
import { CitedList, CitedParagraph, CitedSentence } from './cited-sentence.tsx';
import classes from './summary.module.css';

/** What a reader with one minute takes away. */
export function AtAGlance({ summary }: { summary: Summary }) {
  const { t } = useTranslation();
  const { analysis, overview } = summary;
  const tldr = analysis?.tldr.items ?? [];
  const insights = overview?.key_insights ?? [];
  const why = overview?.why_it_matters ?? [];
  if (!analysis?.one_liner && tldr.length + insights.length + why.length === 0) {
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
    </div>
  );
}
