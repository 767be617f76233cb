import { useTranslation } from 'react-i18next';
import { useSuggestedQuestions } from './api/suggested.api.ts';
import classes from './question.module.css';

type Ask = { onAsk: (question: string) => void };

function Questions({ title, questions, onAsk }: Ask & { title: string; questions: readonly string[] }) {
  return (
    <section className={classes['ideas']} aria-label={title}>
      <h2>{title}</h2>
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

/** Questions to begin with: what the product is made for, and what the library at hand can answer. */
export function SampleQuestions({ onAsk }: Ask) {
  const { t } = useTranslation();
  const { data: suggested = [] } = useSuggestedQuestions();
  const samples = [
    t('ask.sample.ai'),
    t('ask.sample.agi'),
    t('ask.sample.hybrids'),
    t('ask.sample.security'),
  ];
  return (
    <>
      <Questions title={t('ask.samples')} questions={samples} onAsk={onAsk} />
      {suggested.length > 0 ? (
        <Questions title={t('ask.suggested')} questions={suggested} onAsk={onAsk} />
      ) : null}
    </>
  );
}
