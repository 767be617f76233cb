import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useContact } from '../../session/contact-email.ts';
import { useRequestReset } from '../../session/request-reset.api.ts';
import { MailForm } from './fields/mail-form.tsx';
import classes from './frame/auth.module.css';
import { Outcome } from './frame/outcome.tsx';

/** Asks for a link to set a new password; the answer does not tell whether the address is known. */
export function ForgotForm({ email, onClose }: { email: string; onClose: () => void }) {
  const { t } = useTranslation();
  const contact = useContact();
  const request = useRequestReset();
  if (request.isSuccess) {
    return (
      <>
        <Outcome tone="success" text={t('login.linkSent')} />
        <div className={classes['buttons']}>
          <Button variant="default" onClick={onClose}>
            {t('door.loginHere')}
          </Button>
        </div>
      </>
    );
  }
  return (
    <>
      <p className={classes['lead']}>{t('login.forgotLead')}</p>
      <MailForm
        email={email}
        submit={t('login.sendLink')}
        busy={request.isPending}
        failure={request.isError ? t('login.linkFailed', { email: contact }) : null}
        onSend={(address) => request.mutate(address)}
        onCancel={onClose}
      />
    </>
  );
}
