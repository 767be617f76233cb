import type { RegistrationResult } from '@ecco/contract';
import { Link, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AuthFrame } from '../../../features/account/frame/auth-frame.tsx';
import { GoogleEntrance } from '../../../features/account/google/google-button.tsx';
import { RegisterForm } from '../../../features/account/register-form.tsx';
import { RegistrationEnd, registrationEnd } from '../../../features/account/registration-end.tsx';
import classes from './auth-page.module.css';

export function RegisterPage() {
  const { t } = useTranslation();
  const { email, next } = useSearch({ from: '/register' });
  const [end, setEnd] = useState<{ email: string; result: RegistrationResult } | null>(null);
  if (end) {
    return (
      <AuthFrame title={t(registrationEnd(end.result).title)} pageTitle={t('register.title')}>
        <RegistrationEnd {...end} next={next} />
      </AuthFrame>
    );
  }
  return (
    <AuthFrame title={t('register.title')}>
      <RegisterForm email={email ?? ''} onDone={(address, result) => setEnd({ email: address, result })} />
      <GoogleEntrance />
      <p className={classes['other']}>
        {t('register.haveAccount')}{' '}
        <Link to="/login" search={{ next }}>
          {t('door.loginHere')}
        </Link>
      </p>
    </AuthFrame>
  );
}
