import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './answer.module.css';
import { AnswerFailure } from './answer-failure.tsx';
import { answerKey, type QuestionScope, useAnswer } from './api/answer.api.ts';
import { AnswerWaiting, LibraryAnswer } from './library-answer.tsx';

type Props = {
  /** What is asked, the same object as long as it is the same. */
  of: QuestionScope;
  query: string;
  onAsk: (question: string) => void;
  /** The way to search for the words instead. */
  onward: ReactNode;
};

/** Asks many items a question and shows what is answered. */
export function LibraryAnswerSection({ of, query, onAsk, onward }: Props) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const result = useAnswer(of, query);
  const key = answerKey(of, query);
  const onAgain = useCallback(
    () => void queries.resetQueries({ queryKey: answerKey(of, query) }),
    [queries, of, query],
  );
  return (
    <section aria-label={t('ask.answerTo', { query })}>
      <div aria-live="polite" aria-busy={result.isPending}>
        {result.isPending ? <AnswerWaiting /> : null}
        {result.isError ? <AnswerFailure error={result.error} onRetry={() => void result.refetch()} /> : null}
        {result.data ? (
          <LibraryAnswer answer={result.data.answer} answerKey={key} onAsk={onAsk} onAgain={onAgain} />
        ) : null}
      </div>
      <p className={classes['onward']}>{onward}</p>
    </section>
  );
}
