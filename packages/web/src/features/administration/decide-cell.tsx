import type { QuestionAsked } from '@ecco/contract';
import type { AnswerVerdict } from '@ecco/domain';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../api/failure.ts';
import { say } from '../../ui/overlay/notice.store.ts';
import classes from './administration.module.css';
import { useDecision } from './api/questions.api.ts';

/** What is decided of an answer for everybody, and the ways to decide it or take that back. */
export function DecideCell({ question: { id, query, found, decision } }: { question: QuestionAsked }) {
  const { t } = useTranslation();
  const { mutate, isPending } = useDecision();
  const decide = (verdict: AnswerVerdict | null): void =>
    mutate(
      { id, verdict },
      { onError: (error) => say(failureOf(error).message ?? t('adminQuestions.decideFailed'), 'error') },
    );
  if (decision === null && !found) return null;
  const offered =
    decision === null
      ? ([
          ['approve', 'approved'],
          ['remove', 'rejected'],
        ] as const)
      : ([['undo', null]] as const);
  return (
    <span className={classes['decide']}>
      {decision === null ? null : <span>{t(`adminQuestions.decided.${decision}`)}</span>}
      {offered.map(([name, verdict]) => (
        <Button
          key={name}
          variant="default"
          size="compact-sm"
          disabled={isPending}
          aria-label={t(`adminQuestions.decide.${name}Label`, { query })}
          onClick={() => decide(verdict)}
        >
          {t(`adminQuestions.decide.${name}`)}
        </Button>
      ))}
    </span>
  );
}
