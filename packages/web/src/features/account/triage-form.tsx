import type { AccountStatus } from '@ecco/domain';
import { useTranslation } from 'react-i18next';
import { useAccountStatus } from './api/account-status.api.ts';
import { MailForm } from './fields/mail-form.tsx';
import { GoogleEntrance } from './google/google-button.tsx';

type Props = { email: string; onStatus: (status: AccountStatus, email: string) => void };

/** Asks for an address and learns how far it has come. */
export function TriageForm({ email, onStatus }: Props) {
  const { t } = useTranslation();
  const ask = useAccountStatus();
  return (
    <>
      <MailForm
        email={email}
        submit={t('enter.submit')}
        busy={ask.isPending}
        failure={ask.isError ? t('enter.failed') : null}
        onSend={(address) =>
          ask.mutate(address, { onSuccess: ({ account_status }) => onStatus(account_status, address) })
        }
      />
      <GoogleEntrance />
    </>
  );
}
