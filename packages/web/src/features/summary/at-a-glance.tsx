import type { Summary } from '@ecco/contract';
import { useTranslation } from 'react-i18next';
import { CitedSentence } from '../../ui/citation/cited-sentence.tsx';
import { hasKeySentences, KeySentences } from './key-sentences.tsx';
import { SpeakerLine } from './speaker-line.tsx';
import classes from './summary.module.css';

/** What a reader with one minute takes away. */
export function AtAGlance({ summary }: { summary: Summary }) {
  const { t } = useTranslation();
  const lead = summary.analysis?.one_liner ?? null;
  const hasMore = hasKeySentences(summary);
  if (!lead && !hasMore) return <p className={classes['nothing']}>{t('summary.nothing')}</p>;
  return (
    <>
      {lead ? (
        <p className={classes['lead']}>
          <SpeakerLine sentences={[lead]} at={0} />
          <CitedSentence sentence={lead} />
        </p>
      ) : null}
      {hasMore ? <KeySentences summary={summary} /> : null}
    </>
  );
}
