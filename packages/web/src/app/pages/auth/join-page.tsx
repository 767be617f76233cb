import { Button } from '@mantine/core';
import { Link, useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { AuthFrame } from '../../../features/account/frame/auth-frame.tsx';
import { GoogleEntrance } from '../../../features/account/google/google-button.tsx';
import { JoinForm } from '../../../features/account/join-form.tsx';
import { useSession } from '../../../session/get-session.api.ts';
import classes from './auth-page.module.css';

function LoginLine({ question }: { question: string }) {
  const { t } = useTranslation();
  const { next } = useSearch({ from: '/join' });
  return (
    <p className={classes['other']}>
      {question}{' '}
      <Link to="/login" search={{ next }}>
        {t('door.loginHere')}
      </Link>
    </p>
  );
}

/** The waitlist, or without one the way to registration. Until it is known, a waitlist is assumed. */
export function JoinPage() {
  const { t } = useTranslation();
  const { email, next } = useSearch({ from: '/join' });
  const waitlistOn = useSession()?.waitlist_on ?? true;
  if (waitlistOn) {
    return (
      <AuthFrame title={t('join.title')} lead={t('join.lead')}>
        <JoinForm email={email ?? ''} />
        <LoginLine question={t('join.haveAccount')} />
      </AuthFrame>
    );
  }
  return (
    <AuthFrame title={t('join.openTitle')} lead={t('join.openLead')}>
      <Button
        className={classes['way']}
        size="md"
        renderRoot={(props) => <Link to="/register" search={{ email, next }} {...props} />}
      >
        {t('join.register')}
      </Button>
      <GoogleEntrance />
      <LoginLine question={t('register.haveAccount')} />
    </AuthFrame>
  );
}
