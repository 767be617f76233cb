import type { AnswerVerdict } from '@ecco/domain';
import { ActionIcon } from '@mantine/core';
import { IconThumbDown, IconThumbUp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../session/get-session.api.ts';
import { useMembersOnly } from '../../session/members-only.tsx';
import classes from './answer.module.css';
import { useVerdict } from './use-verdict.ts';

const verdicts = [
  { verdict: 'approved', own: 'ask.approve', forAll: 'ask.pin', Icon: IconThumbUp },
  { verdict: 'rejected', own: 'ask.reject', forAll: 'ask.remove', Icon: IconThumbDown },
] as const satisfies readonly { verdict: AnswerVerdict; own: string; forAll: string; Icon: unknown }[];

/** Approves or rejects an answer, as an administrator for everybody; visitors are asked to sign in. */
export function VerdictButtons(props: Parameters<typeof useVerdict>[0]) {
  const { t } = useTranslation();
  const { verdict, give, isBusy } = useVerdict(props);
  const isAdmin = useSession()?.role === 'admin';
  const { asMember, question } = useMembersOnly(t('ask.loginFirst'));
  return (
    <>
      {verdicts.map(({ verdict: given, own, forAll, Icon }) => (
        <ActionIcon
          key={given}
          variant="default"
          size={36}
          className={classes['verdict']}
          aria-label={t(isAdmin ? forAll : own)}
          title={t(isAdmin ? forAll : own)}
          aria-pressed={verdict === given}
          aria-disabled={isBusy || undefined}
          onClick={() => isBusy || asMember(() => give(given))}
        >
          <Icon size={18} stroke={1.6} aria-hidden="true" />
        </ActionIcon>
      ))}
      {question}
      <span role="status" className={classes['note']}>
        {verdict === 'approved' ? t('ask.approved') : null}
        {verdict === 'rejected' ? t('ask.rejected') : null}
      </span>
    </>
  );
}
