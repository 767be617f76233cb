import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StatePanel } from '../../ui/page/state-panel.tsx';
import classes from './frame/auth.module.css';
import { AuthFrame } from './frame/auth-frame.tsx';
import { WelcomeForm } from './welcome-form.tsx';

function Refused({ text }: { text: string }) {
  const { t } = useTranslation();
  return (
    <StatePanel
      level={1}
      tone="error"
      title={t('welcome.refusedTitle')}
      action={<Button renderRoot={(props) => <Link to="/home" {...props} />}>{t('welcome.goHome')}</Button>}
    >
      <p>{text}</p>
    </StatePanel>
  );
}

/** The first administrator makes an account by the one-time link. */
export function Welcome({ token, onDone }: { token: string | undefined; onDone: () => void }) {
  const { t } = useTranslation();
  const [refusal, setRefusal] = useState<string | null>(null);
  if (token === undefined) return <Refused text={t('welcome.missing')} />;
  if (refusal !== null) return <Refused text={refusal} />;
  return (
    <AuthFrame title={t('welcome.title')} pageTitle={t('page.welcome')} lead={t('welcome.lead')}>
      <WelcomeForm
        token={token}
        onDone={onDone}
        onRefused={(message) => setRefusal(message ?? t('welcome.refused'))}
      />
      <section className={classes['aside']} aria-label={t('welcome.can')}>
        <h2>{t('welcome.can')}</h2>
        <ul className={classes['list']}>
          <li>{t('welcome.canInvite')}</li>
          <li>{t('welcome.canIngest')}</li>
          <li>{t('welcome.canRetry')}</li>
          <li>{t('welcome.canPost')}</li>
        </ul>
      </section>
    </AuthFrame>
  );
}
