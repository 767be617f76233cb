import { useTranslation } from 'react-i18next';
import classes from './question.module.css';

/** Questions to begin with: what the product is made for. */
export function SampleQuestions({ onAsk }: { onAsk: (question: string) => void }) {
  const { t } = useTranslation();
  const questions = [
    t('ask.sample.ai'),
    t('ask.sample.agi'),
    t('ask.sample.hybrids'),
    t('ask.sample.security'),
  ];
  return (
    <section className={classes['ideas']} aria-label={t('ask.samples')}>
      <h2>{t('ask.samples')}</h2>
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
