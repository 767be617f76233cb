import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './answer.module.css';
import { AnswerFailure } from './answer-failure.tsx';
import { answerKey, useAnswer } from './api/answer.api.ts';
import { AnswerWaiting, LibraryAnswer } from './library-answer.tsx';

const library = { kind: 'library' } as const;

type Props = { query: string; onAsk: (question: string) => void };

/** Asks the whole library a question and shows what is answered. */
export function AskedLibrary({ query, onAsk }: Props) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const asked = useAnswer(library, query);
  const key = answerKey(library, query);
  const onAgain = useCallback(
    () => void queries.resetQueries({ queryKey: answerKey(library, query) }),
    [queries, query],
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
      <p className={classes['onward']}>
        <Link to="/search/transcripts" search={{ q: query }} target="_blank" rel="noopener">
          {t('ask.searchInstead')}
        </Link>
      </p>
    </section>
  );
}
