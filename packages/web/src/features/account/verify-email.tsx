import { Button, Loader } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { say } from '../../ui/overlay/notice.store.ts';
import { type Verification, verifyEmail } from './api/verify-email.api.ts';
import classes from './frame/auth.module.css';
import { AuthFrame } from './frame/auth-frame.tsx';
import { ResendForm } from './resend-verification.tsx';

type Props = { verification: string; onVerified: () => void };

/** Uses the link of the mail as soon as it is opened, once: a second use would be refused. */
export function VerifyEmail({ verification, onVerified }: Props) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const [outcome, setOutcome] = useState<Verification | null>(null);
  const used = useRef(false);

  const verify = useCallback(async (): Promise<void> => {
    setOutcome(null);
    const next = await verifyEmail(queries, verification);
    setOutcome(next);
    if (next !== 'verified') return say(t('verify.failed'), 'error');
    say(t('verify.success'));
    onVerified();
  }, [queries, verification, t, onVerified]);

  useEffect(() => {
    if (used.current) return;
    used.current = true;
    void verify();
  }, [verify]);

  if (outcome === null || outcome === 'verified') {
    return (
      <AuthFrame title={t('verify.working')} pageTitle={t('verify.title')}>
        <div className={classes['buttons']} aria-busy="true">
          <Loader size="sm" color="var(--ink)" aria-hidden="true" />
        </div>
      </AuthFrame>
    );
  }
  if (outcome === 'unreached') {
    return (
      <AuthFrame title={t('verify.failedTitle')} pageTitle={t('verify.title')} lead={t('door.unreachable')}>
        <div className={classes['buttons']}>
          <Button onClick={() => void verify()}>{t('verify.again')}</Button>
        </div>
      </AuthFrame>
    );
  }
  return (
    <AuthFrame
      title={t('verify.failedTitle')}
      pageTitle={t('verify.title')}
      lead={t(outcome === 'replaced' ? 'verify.replacedText' : 'verify.failedText')}
    >
      <ResendForm email="" />
    </AuthFrame>
  );
}
