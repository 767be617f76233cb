import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../api/failure.ts';
import { useClaimSession } from './api/claim-session.api.ts';
import { EmailField, NameFields, PasswordField } from './fields/auth-fields.tsx';
import { emailRule, givenRule, newPasswordRule } from './fields/field-rules.ts';
import { useFields } from './fields/use-fields.ts';
import classes from './frame/auth.module.css';
import { Outcome } from './frame/outcome.tsx';

type Props = { token: string; onDone: () => void; onRefused: (message: string | null) => void };

/** The account of the first administrator. A link that is of no use ends the form; anything else can be mended. */
export function WelcomeForm({ token, onDone, onRefused }: Props) {
  const { t } = useTranslation();
  const claim = useClaimSession();
  const fields = useFields([
    { name: 'email', rule: emailRule() },
    { name: 'firstname', rule: givenRule('door.nameRequired') },
    { name: 'lastname', rule: givenRule('door.nameRequired') },
    { name: 'password', rule: newPasswordRule('door.passwordRequired') },
  ]);
  const { typed } = fields;
  const send = (): void =>
    claim.mutate(
      {
        token,
        email: typed('email').trim(),
        firstname: typed('firstname').trim(),
        lastname: typed('lastname').trim(),
        password: typed('password'),
      },
      {
        onSuccess: onDone,
        onError: (error) => {
          const { status, message } = failureOf(error);
          if (status === 401 || status === 403) onRefused(message);
        },
      },
    );
  const failure = claim.isError ? (failureOf(claim.error).message ?? t('welcome.failed')) : '';
  return (
    <form className={classes['form']} {...fields.form(send)}>
      <EmailField fields={fields} />
      <NameFields fields={fields} />
      <PasswordField fields={fields} isNew hint={t('register.passwordHint')} />
      <Button type="submit" size="md" loading={claim.isPending}>
        {t('welcome.submit')}
      </Button>
      <Outcome tone="error" text={failure} />
    </form>
  );
}
