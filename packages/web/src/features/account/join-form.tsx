import { useTranslation } from 'react-i18next';
import { failureOf } from '../../api/failure.ts';
import { useJoinWaitlist } from './api/join-waitlist.api.ts';
import { MailForm } from './fields/mail-form.tsx';
import { Outcome } from './frame/outcome.tsx';
import { GoogleEntrance } from './google/google-button.tsx';

/** Joining the waitlist. The server's words take the place of the form. */
export function JoinForm({ email }: { email: string }) {
  const { t } = useTranslation();
  const join = useJoinWaitlist();
  if (join.data) return <Outcome tone="success" text={join.data.message} />;
  return (
    <>
      <MailForm
        email={email}
        submit={t('join.submit')}
        invalid="join.emailInvalid"
        waits
        busy={join.isPending}
        failure={join.isError ? (failureOf(join.error).message ?? t('door.unreachable')) : null}
        onSend={(address) => join.mutate(address)}
      />
      <GoogleEntrance />
    </>
  );
}
