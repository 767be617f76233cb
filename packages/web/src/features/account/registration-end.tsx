import type { RegistrationResult } from '@ecco/contract';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import classes from './frame/auth.module.css';
import { Outcome } from './frame/outcome.tsx';
import { ResendButton } from './resend-verification.tsx';

/** The words of the three ends. */
const ends = {
  thanks: { title: 'register.thanksTitle', text: 'register.thanks' },
  account_exists: { title: 'register.existsTitle', text: 'register.exists' },
  needs_verification: { title: 'register.unverifiedTitle', text: 'register.unverified' },
} as const;

export const registrationEnd = ({ data }: RegistrationResult) => ends[data.status ?? 'thanks'];

type Props = { email: string; result: RegistrationResult; next: string | undefined };

/** How a registration ended, and what to do now. An account that exists has no mail to be sent again. */
export function RegistrationEnd({ email, result, next }: Props) {
  const { t } = useTranslation();
  const isNew = result.data.status === undefined;
  const text = (isNew && result.data.message) || t(registrationEnd(result).text);
  return (
    <>
      <Outcome tone="success" text={text} />
      <div className={classes['buttons']}>
        <Button
          variant="default"
          renderRoot={(props) => <Link to="/login" search={{ email, next }} {...props} />}
        >
          {t('door.loginHere')}
        </Button>
        {result.data.status === 'account_exists' ? null : <ResendButton email={email} />}
      </div>
    </>
  );
}
