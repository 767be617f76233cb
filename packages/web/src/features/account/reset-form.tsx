import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../api/failure.ts';
import { NoticeDialog } from '../../ui/overlay/notice-dialog.tsx';
import { useResetPassword } from './api/reset-password.api.ts';
import { PasswordField } from './fields/auth-fields.tsx';
import { newPasswordRule, sameAsRule } from './fields/field-rules.ts';
import { useFields } from './fields/use-fields.ts';
import classes from './frame/auth.module.css';

type Props = { verification: string; onDone: () => void };

/** A new password by the token of the mail. How it went is said in a dialog; `onDone` follows its being closed. */
export function ResetForm({ verification, onDone }: Props) {
  const { t } = useTranslation();
  const [notice, setNotice] = useState<string | null>(null);
  const reset = useResetPassword();
  const fields = useFields([
    { name: 'password', rule: newPasswordRule('reset.required') },
    { name: 'confirmation', rule: sameAsRule('password') },
  ]);
  const send = (): void =>
    reset.mutate(
      { verification, password: fields.typed('password') },
      {
        onSuccess: () => setNotice(t('reset.success')),
        onError: (error) =>
          setNotice(t('reset.failed', { message: failureOf(error).message ?? t('door.unreachable') })),
      },
    );
  const close = (): void => {
    setNotice(null);
    if (reset.isSuccess) onDone();
  };
  return (
    <>
      <form className={classes['form']} {...fields.form(send)}>
        <PasswordField
          fields={fields}
          label={t('reset.newPassword')}
          isNew
          hint={t('register.passwordHint')}
        />
        <PasswordField fields={fields} name="confirmation" label={t('reset.confirm')} isNew />
        <Button type="submit" size="md" loading={reset.isPending}>
          {t('reset.submit')}
        </Button>
      </form>
      <NoticeDialog title={t('reset.notice')} text={notice} ok={t('reset.ok')} onClose={close} />
    </>
  );
}
