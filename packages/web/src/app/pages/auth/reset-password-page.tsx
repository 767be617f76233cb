import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { AuthFrame } from '../../../features/account/frame/auth-frame.tsx';
import { ResetForm } from '../../../features/account/reset-form.tsx';
import { forgetPerson } from '../../../session/get-session.api.ts';

/** A new password signs everybody out, so that the person signs in with it. */
export function ResetPasswordPage() {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { verification } = useParams({ from: '/reset-password/$verification' });
  const leave = (): void => {
    forgetPerson(queries);
    void navigate({ to: '/login' });
  };
  return (
    <AuthFrame title={t('reset.title')} lead={t('reset.lead')}>
      <ResetForm verification={verification} onDone={leave} />
    </AuthFrame>
  );
}
