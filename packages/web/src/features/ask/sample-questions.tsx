import { useTranslation } from 'react-i18next';
import { useReservedRoom } from '../../ui/page/use-reserved-room.ts';
import { useAnswerableSamples, useSuggestedQuestions } from './api/suggested.api.ts';
import classes from './question.module.css';

/** As many as stand on one line: below them begins what is new. */
const shownMost = 2;

/** Questions to begin with, such as the library at hand can answer; their line has its room before. */
export function SampleQuestions({ onAsk }: { onAsk: (question: string) => void }) {
  const { t } = useTranslation();
  const { data: own = [], isPending } = useSuggestedQuestions();
  const { data: samples = [] } = useAnswerableSamples();
  const input = samples.map((sample) => t(`ask.sample.${sample}`));
  const questions = [...input, ...own].slice(0, Math.max(shownMost, input.length));
  const hasRoom = useReservedRoom('questions', isPending ? undefined : questions.length > 0);
  if (!hasRoom) return null;
  if (isPending) return <div className={classes['ideas']} aria-hidden="true" />;
  return (
    <section className={classes['ideas']} aria-label={t('ask.suggested')}>
      <h2>{t('ask.try')}</h2>
      <ul>
        {questions.map((question) => (
          <li key={question}>
            <button type="button" title={question} onClick={() => onAsk(question)}>
              {question}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
