import type { Answer } from '@ecco/contract';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../../api/failure.ts';
import { AnswerFailure } from '../../../features/ask/answer-failure.tsx';
import { linkedAnswerQuery } from '../../../features/ask/api/answer.api.ts';
import { AnswerWaiting, LibraryAnswer } from '../../../features/ask/library-answer.tsx';
import { shortDate } from '../../../format/date.ts';
import { usePage } from '../../../ui/page/page.store.ts';
import { StatePanel } from '../../../ui/page/state-panel.tsx';
import { MetaLine } from '../../../ui/text/meta-line.tsx';
import pages from '../pages.module.css';

/** Of what it was asked, and when. */
function QuestionScopeLine({ answer: { scope, asked_at } }: { answer: Answer }) {
  const { t } = useTranslation();
  return (
    <MetaLine
      parts={[
        { key: 'date', node: t('ask.askedOn', { date: shortDate(asked_at) ?? '' }) },
        {
          key: 'scope',
          node: scope.title
            ? t('ask.scopeTitled', { title: scope.title })
            : t('ask.scopeLibrary', { count: scope.items }),
        },
      ]}
    />
  );
}

function Linked({ answer }: { answer: Answer }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { query } = answer;
  usePage({ title: query });
  const onAsk = useCallback(
    (question: string) => void navigate({ to: '/home', search: { q: question } }),
    [navigate],
  );
  const onAgain = useCallback(() => onAsk(query), [onAsk, query]);
  return (
    <>
      <div className={pages['head']}>
        <h1>{query}</h1>
        <Link to="/home" search={{ q: query }}>
          {t('ask.askAgain')}
        </Link>
      </div>
      <QuestionScopeLine answer={answer} />
      <LibraryAnswer
        answer={answer}
        answerKey={linkedAnswerQuery(answer.id).queryKey}
        onAsk={onAsk}
        onAgain={onAgain}
      />
    </>
  );
}

function Missing() {
  const { t } = useTranslation();
  return (
    <StatePanel
      level={1}
      title={t('ask.missingTitle')}
      action={<Button renderRoot={(props) => <Link to="/home" {...props} />}>{t('ask.toHome')}</Button>}
    >
      <p>{t('ask.missingText')}</p>
    </StatePanel>
  );
}

/** An answer by its own link. */
export function AnswerPage() {
  const { id } = useParams({ from: '/answer/$id' });
  const linked = useQuery(linkedAnswerQuery(id));
  if (linked.data)
    return (
      <div className={pages['broad']}>
        <Linked answer={linked.data.answer} />
      </div>
    );
  const { status } = failureOf(linked.error);
  return (
    <div className={pages['broad']}>
      {linked.isPending ? <AnswerWaiting /> : null}
      {linked.isError && (status === 404 || status === 400) ? <Missing /> : null}
      {linked.isError && status !== 404 && status !== 400 ? (
        <AnswerFailure error={linked.error} onRetry={() => void linked.refetch()} />
      ) : null}
    </div>
  );
}
