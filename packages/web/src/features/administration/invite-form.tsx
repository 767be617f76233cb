import { Button } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../api/failure.ts';
import { looksLikeEmail } from '../../format/email.ts';
import { TextInput } from '../../ui/field/inputs.ts';
import { say } from '../../ui/overlay/notice.store.ts';
import classes from './administration.module.css';
import { useApprove } from './api/waitlist.api.ts';

/** Invites an address, whether or not it waits. */
export function InviteForm() {
  const { t } = useTranslation();
  const invite = useApprove();
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const email = typed.trim();
    const isEmail = looksLikeEmail(email);
    setFault(isEmail ? null : t(email === '' ? 'adminWaitlist.emailRequired' : 'adminWaitlist.emailInvalid'));
    if (!isEmail) return;
    invite.mutate([email], {
      onSuccess: ({ changed: count }) => {
        setTyped('');
        say(count === 0 ? t('adminWaitlist.approvedNone') : t('adminWaitlist.approvedCount', { count }));
      },
      onError: (error) => setFault(failureOf(error).message ?? t('adminWaitlist.failed')),
    });
  };
  return (
    <form className={classes['invite']} onSubmit={submit} noValidate>
      <TextInput
        type="email"
        autoComplete="off"
        aria-label={t('adminWaitlist.invite')}
        placeholder={t('adminWaitlist.invitePlaceholder')}
        value={typed}
        error={fault}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setFault(null);
        }}
      />
      <Button type="submit" variant="default" loading={invite.isPending}>
        {t('adminWaitlist.inviteButton')}
      </Button>
    </form>
  );
}
