import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../api/failure.ts';
import { useResendVerification } from './api/resend-verification.api.ts';
import { MailForm } from './fields/mail-form.tsx';
import classes from './frame/auth.module.css';
import { Outcome } from './frame/outcome.tsx';

/** The call, and what is said about how it ended. */
function useResend() {
  const { t } = useTranslation();
  const resend = useResendVerification();
  const sent = resend.data ? resend.data.message || t('door.verificationSent') : null;
  const failure = resend.isError ? (failureOf(resend.error).message ?? t('door.sendFailed')) : null;
  return { send: resend.mutate, busy: resend.isPending, sent, failure };
}

/** For an address that was just given. */
export function ResendButton({ email }: { email: string }) {
  const { t } = useTranslation();
  const { send, busy, sent, failure } = useResend();
  return (
    <>
      <Button loading={busy} onClick={() => send(email)}>
        {t('door.resend')}
      </Button>
      <div className={classes['wide']}>
        <Outcome tone={failure === null ? 'success' : 'error'} text={failure ?? sent ?? ''} />
      </div>
    </>
  );
}

/** For an address still to be given. */
export function ResendForm({ email, onClose }: { email: string; onClose?: () => void }) {
  const { t } = useTranslation();
  const { send, busy, sent, failure } = useResend();
  if (sent !== null) return <Outcome tone="success" text={sent} />;
  return (
    <MailForm
      email={email}
      submit={t('door.resend')}
      busy={busy}
      failure={failure}
      onSend={(address) => send(address)}
      {...(onClose && { onCancel: onClose })}
    />
  );
}
