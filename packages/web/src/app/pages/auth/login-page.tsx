import { Link, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AuthFrame } from '../../../features/account/frame/auth-frame.tsx';
import { LoginForm } from '../../../features/account/login-form.tsx';
import { useSession } from '../../../session/get-session.api.ts';
import classes from './auth-page.module.css';

export function LoginPage() {
  const { t } = useTranslation();
  const { email, next } = useSearch({ from: '/login' });
  const waitlistOn = useSession()?.waitlist_on ?? true;
  const [hasForgotten, setForgotten] = useState(false);
  return (
    <AuthFrame title={t(hasForgotten ? 'login.forgotTitle' : 'login.title')}>
      <LoginForm email={email ?? ''} onForgot={setForgotten} />
      {hasForgotten ? null : (
        <p className={classes['other']}>
          {t('login.newHere')}{' '}
          <Link to={waitlistOn ? '/join' : '/register'} search={{ next }}>
            {waitlistOn ? t('login.join') : t('login.register')}
          </Link>
        </p>
      )}
    </AuthFrame>
  );
}
