import classes from './question.module.css';

type Props = { title: string; questions: readonly string[]; onAsk: (question: string) => void };

/** Questions that are asked by a click; nothing where there are none. */
export function QuestionChips({ title, questions, onAsk }: Props) {
  if (questions.length === 0) return null;
  return (
    <section className={classes['chips']} aria-label={title}>
      <h3>{title}</h3>
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
