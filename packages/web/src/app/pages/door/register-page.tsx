import type { RegistrationResult } from '@ecco/contract';
import { Link, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DoorFrame } from '../../../features/account/frame/door-frame.tsx';
import { GoogleDoor } from '../../../features/account/google/google-button.tsx';
import { RegisterForm } from '../../../features/account/register-form.tsx';
import { endOf, RegistrationEnd } from '../../../features/account/registration-end.tsx';
import classes from './door-page.module.css';

export function RegisterPage() {
  const { t } = useTranslation();
  const { email, next } = useSearch({ from: '/register' });
  const [end, setEnd] = useState<{ email: string; result: RegistrationResult } | null>(null);
  if (end) {
    return (
      <DoorFrame title={t(endOf(end.result).title)} pageTitle={t('register.title')}>
        <RegistrationEnd {...end} next={next} />
      </DoorFrame>
    );
  }
  return (
    <DoorFrame title={t('register.title')}>
      <RegisterForm email={email ?? ''} onDone={(address, result) => setEnd({ email: address, result })} />
      <GoogleDoor />
      <p className={classes['other']}>
        {t('register.haveAccount')}{' '}
        <Link to="/login" search={{ next }}>
          {t('door.loginHere')}
        </Link>
      </p>
    </DoorFrame>
  );
}
