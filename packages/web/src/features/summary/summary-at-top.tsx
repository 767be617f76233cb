import type { Summary } from '@ecco/contract';
import { useTranslation } from 'react-i18next';
import { CitedSentence } from '../../ui/citation/cited-sentence.tsx';
import { hasKeySentences, KeySentences } from './key-sentences.tsx';
import { SpeakerLine } from './speaker-line.tsx';
import classes from './summary.module.css';

/** A sentence of more characters than a row holds is set smaller, so that the first screen holds what follows it as well. */
const longLead = 72;

type Props = {
  summary: Summary;
  /** Whether nothing else says what an item is worth: then it is said that there is nothing. */
  isAlone?: boolean;
};

/** What a reader with one minute takes away. */
export function SummaryAtTop({ summary, isAlone = true }: Props) {
  const { t } = useTranslation();
  const lead = summary.analysis?.one_liner ?? null;
  const hasMore = hasKeySentences(summary);
  if (!lead && !hasMore && !isAlone) return null;
  if (!lead && !hasMore) return <p className={classes['nothing']}>{t('summary.nothing')}</p>;
  return (
    <>
      {lead ? (
        <p className={classes['lead']} data-long={lead.text.length > longLead || undefined}>
          <SpeakerLine sentences={[lead]} at={0} />
          <CitedSentence sentence={lead} />
        </p>
      ) : null}
      {hasMore ? <KeySentences summary={summary} /> : null}
    </>
  );
}
