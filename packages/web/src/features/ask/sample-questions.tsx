import { useTranslation } from 'react-i18next';
import { useAnswerableSamples, useSuggestedQuestions } from './api/suggested.api.ts';
import classes from './question.module.css';

type Ask = { onAsk: (question: string) => void };

function Questions({ title, questions, onAsk }: Ask & { title: string; questions: readonly string[] }) {
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {questions.map((question) => (
          <li key={question}>
            <button type="button" onClick={() => onAsk(question)}>
              {question}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What the library at hand can answer; nothing while that is not known. */
function OwnQuestions({ onAsk }: Ask) {
  const { t } = useTranslation();
  const { data: questions = [] } = useSuggestedQuestions();
  return questions.length > 0 ? (
    <Questions title={t('ask.suggested')} questions={questions} onAsk={onAsk} />
  ) : null;
}

/** Questions to begin with: what the library at hand can answer, and samples of which it has something. */
export function SampleQuestions({ onAsk }: Ask) {
  const { t } = useTranslation();
  const { data: samples = [] } = useAnswerableSamples();
  return (
    <div className={classes['ideas']}>
      <OwnQuestions onAsk={onAsk} />
      {samples.length > 0 ? (
        <Questions
          title={t('ask.samples')}
          questions={samples.map((sample) => t(`ask.sample.${sample}`))}
          onAsk={onAsk}
        />
      ) : null}
    </div>
  );
}
