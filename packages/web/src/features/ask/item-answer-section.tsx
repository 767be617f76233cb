import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { TextLines } from '../../ui/text/text-lines.tsx';
import classes from './answer.module.css';
import { AnswerFailure } from './answer-failure.tsx';
import { AnswerView } from './answer-view.tsx';
import { answerKey, type QuestionScope, useAnswer } from './api/answer.api.ts';

type Props = { id: string; query: string; onAsk: (question: string) => void };

/** Asks one item a question; what is cited is gone to on the page that is open. */
export function ItemAnswerSection({ id, query, onAsk }: Props) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const of = useMemo((): QuestionScope => ({ kind: 'item', id }), [id]);
  const result = useAnswer(of, query);
  const onAgain = useCallback(
    () => void queries.resetQueries({ queryKey: answerKey(of, query) }),
    [queries, of, query],
  );
  return (
    <section aria-label={t('ask.answerTo', { query })}>
      <div className={classes['main']} aria-live="polite" aria-busy={result.isPending}>
        {result.isPending ? (
          <>
            <p className={classes['note']}>{t('ask.searching')}…</p>
            <TextLines widths={[96, 88, 62]} />
          </>
        ) : null}
        {result.isError ? <AnswerFailure error={result.error} onRetry={() => void result.refetch()} /> : null}
        {result.data ? (
          <AnswerView
            answer={result.data.answer}
            answerKey={answerKey(of, query)}
            onAsk={onAsk}
            onAgain={onAgain}
          />
        ) : null}
      </div>
    </section>
  );
}
