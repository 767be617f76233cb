import { useTranslation } from 'react-i18next';
import { TextLines } from '../../ui/text/text-lines.tsx';
import { useSuggestedQuestions } from './api/suggested.api.ts';
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

/** What the library at hand can answer; while that is not known something of its shape. */
function OwnQuestions({ onAsk }: Ask) {
  const { t } = useTranslation();
  const { data: questions = [], isPending } = useSuggestedQuestions();
  if (isPending) {
    return (
      <div className={classes['coming']} aria-hidden="true">
        <TextLines widths={[88, 72, 94, 66]} />
      </div>
    );
  }
  return questions.length > 0 ? (
    <Questions title={t('ask.suggested')} questions={questions} onAsk={onAsk} />
  ) : null;
}

/** Questions to begin with: what the library at hand can answer, and beside it what the product is made for. */
export function SampleQuestions({ onAsk }: Ask) {
  const { t } = useTranslation();
  const samples = [
    t('ask.sample.ai'),
    t('ask.sample.agi'),
    t('ask.sample.hybrids'),
    t('ask.sample.security'),
  ];
  return (
    <div className={classes['ideas']}>
      <OwnQuestions onAsk={onAsk} />
      <Questions title={t('ask.samples')} questions={samples} onAsk={onAsk} />
    </div>
  );
}
