import { useTranslation } from 'react-i18next';
import { useAnswerableSamples, useSuggestedQuestions } from './api/suggested.api.ts';
import classes from './question.module.css';

/** As many as stand on one line: below them begins what is new. */
const shownMost = 2;

/** Questions to begin with, such as the library at hand can answer; the place of their line is kept until they are there. */
export function SampleQuestions({ onAsk }: { onAsk: (question: string) => void }) {
  const { t } = useTranslation();
  const { data: own = [], isPending } = useSuggestedQuestions();
  const { data: samples = [] } = useAnswerableSamples();
  const asked = samples.map((sample) => t(`ask.sample.${sample}`));
  const questions = [...asked, ...own].slice(0, Math.max(shownMost, asked.length));
  if (isPending) return <div className={classes['ideas']} aria-hidden="true" />;
  if (questions.length === 0) return null;
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
