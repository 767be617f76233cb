import type { RegistrationResult } from '@ecco/contract';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../api/failure.ts';
import { useContact } from '../../session/contact-email.ts';
import { useRegister } from './api/register.api.ts';
import { EmailField, NameFields, PasswordField } from './fields/auth-fields.tsx';
import { emailRule, givenRule, newPasswordRule } from './fields/field-rules.ts';
import { useFields } from './fields/use-fields.ts';
import classes from './frame/auth.module.css';
import { Outcome } from './frame/outcome.tsx';

type Props = { email: string; onDone: (email: string, result: RegistrationResult) => void };

export function RegisterForm({ email, onDone }: Props) {
  const { t } = useTranslation();
  const contact = useContact();
  const register = useRegister();
  const fields = useFields([
    { name: 'email', start: email, rule: emailRule() },
    { name: 'password', rule: newPasswordRule('door.passwordRequired') },
    { name: 'firstname', rule: givenRule('door.nameRequired') },
    { name: 'lastname', rule: givenRule('door.nameRequired') },
  ]);
  const { typed } = fields;
  const send = (): void => {
    const registration = {
      email: typed('email').trim(),
      password: typed('password'),
      firstname: typed('firstname').trim(),
      lastname: typed('lastname').trim(),
    };
    register.mutate(registration, { onSuccess: (result) => onDone(registration.email, result) });
  };
  const failure = register.isError
    ? (failureOf(register.error).message ?? t('register.failed', { email: contact }))
    : '';
  return (
    <form className={classes['form']} {...fields.form(send)}>
      <EmailField fields={fields} />
      <PasswordField fields={fields} isNew hint={t('register.passwordHint')} />
      <NameFields fields={fields} />
      <Button type="submit" size="md" disabled={!fields.isValid} loading={register.isPending}>
        {t('register.submit')}
      </Button>
      <Outcome tone="error" text={failure} />
    </form>
  );
}
