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
export function AskedLibrary({ of, query, onAsk, onward }: Props) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const asked = useAnswer(of, query);
  const key = answerKey(of, query);
  const onAgain = useCallback(
    () => void queries.resetQueries({ queryKey: answerKey(of, query) }),
    [queries, of, query],
  );
  return (
    <section aria-label={t('ask.answerTo', { query })}>
      <div aria-live="polite" aria-busy={asked.isPending}>
        {asked.isPending ? <AnswerWaiting /> : null}
        {asked.isError ? <AnswerFailure error={asked.error} onRetry={() => void asked.refetch()} /> : null}
        {asked.data ? (
          <LibraryAnswer answer={asked.data.answer} answerKey={key} onAsk={onAsk} onAgain={onAgain} />
        ) : null}
      </div>
      <p className={classes['onward']}>{onward}</p>
    </section>
  );
}
