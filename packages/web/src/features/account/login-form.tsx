import { limits } from '@ecco/contract';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../api/failure.ts';
import { say } from '../../ui/overlay/notice.store.ts';
import { useLogin } from './api/login.api.ts';
import { EmailField, PasswordField } from './fields/auth-fields.tsx';
import { emailRule, givenRule } from './fields/field-rules.ts';
import { useFields } from './fields/use-fields.ts';
import { ForgotForm } from './forgot-form.tsx';
import classes from './frame/auth.module.css';
import { Outcome } from './frame/outcome.tsx';
import { GoogleEntrance } from './google/google-button.tsx';
import { ResendForm } from './resend-verification.tsx';

type Props = {
  email: string;
  /** Told when the form for a forgotten password takes the place of this one, and when it gives it back. */
  onForgot?: (isOpen: boolean) => void;
};

/** Signing in; the guard of the page leads on afterwards. Forgotten passwords and lost mails are seen to in place. */
export function LoginForm({ email, onForgot }: Props) {
  const { t } = useTranslation();
  const [input, setAsked] = useState<'forgot' | 'resend' | null>(null);
  // Whoever comes back from what was opened in place finds the focus where it was.
  const [left, setLeft] = useState<typeof input>(null);
  const login = useLogin();
  const fields = useFields([
    { name: 'email', start: email, rule: emailRule() },
    { name: 'password', rule: givenRule('door.passwordRequired') },
  ]);
  const address = fields.typed('email').trim();
  const send = (): void =>
    login.mutate(
      { email: address, password: fields.typed('password') },
      { onSuccess: () => say(t('login.success'), 'success', limits.loginNoticeMs) },
    );
  const openForgot = (): void => {
    setAsked('forgot');
    onForgot?.(true);
  };
  const close = (): void => {
    setLeft(input);
    setAsked(null);
    onForgot?.(false);
  };

  if (input === 'forgot') return <ForgotForm email={address} onClose={close} />;
  const failure = login.isError ? (failureOf(login.error).message ?? t('login.failed')) : '';
  return (
    <>
      <form className={classes['form']} {...fields.form(send)}>
        <EmailField fields={fields} />
        <PasswordField fields={fields} />
        <button
          type="button"
          className={`${classes['quietLink']} ${classes['forgot']}`}
          // biome-ignore lint/a11y/noAutofocus: the focus returns to where it was
          autoFocus={left === 'forgot'}
          onClick={openForgot}
        >
          {t('login.forgot')}
        </button>
        <Button type="submit" size="md" loading={login.isPending}>
          {t('login.submit')}
        </Button>
        <Outcome tone="error" text={failure} />
      </form>
      <GoogleEntrance />
      <div className={classes['aside']}>
        <p>
          {t('login.notVerified')}{' '}
          {input === 'resend' ? null : (
            <button
              type="button"
              className={classes['quietLink']}
              // biome-ignore lint/a11y/noAutofocus: the focus returns to where it was
              autoFocus={left === 'resend'}
              onClick={() => setAsked('resend')}
            >
              {t('door.resend')}
            </button>
          )}
        </p>
        {input === 'resend' ? <ResendForm email={address} onClose={close} /> : null}
      </div>
    </>
  );
}
