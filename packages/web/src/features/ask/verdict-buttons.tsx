import type { AnswerVerdict } from '@ecco/domain';
import { ActionIcon } from '@mantine/core';
import { IconThumbDown, IconThumbUp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useMembersOnly } from '../../session/members-only.tsx';
import classes from './answer.module.css';
import { useVerdict } from './use-verdict.ts';

const verdicts = [
  { verdict: 'approved', label: 'ask.approve', Icon: IconThumbUp },
  { verdict: 'rejected', label: 'ask.reject', Icon: IconThumbDown },
] as const satisfies readonly { verdict: AnswerVerdict; label: string; Icon: unknown }[];

/** Approves or rejects an answer; visitors are asked to sign in. */
export function VerdictButtons(props: Parameters<typeof useVerdict>[0]) {
  const { t } = useTranslation();
  const { verdict, give, isBusy } = useVerdict(props);
  const { asMember, question } = useMembersOnly(t('ask.loginFirst'));
  return (
    <>
      {verdicts.map(({ verdict: given, label, Icon }) => (
        <ActionIcon
          key={given}
          variant="default"
          size={36}
          className={classes['verdict']}
          aria-label={t(label)}
          title={t(label)}
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
