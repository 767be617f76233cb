import { useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { AuthFrame } from '../../../features/account/frame/auth-frame.tsx';
import { TriageForm } from '../../../features/account/triage-form.tsx';
import { useSession } from '../../../session/get-session.api.ts';

/** Where each status of an address leads. */
const nextPages = { existing: '/login', approved: '/register', waitlist: '/join' } as const;

export function EnterPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { email, next } = useSearch({ from: '/enter' });
  return (
    <AuthFrame
      title={t('enter.title')}
      lead={t(useSession()?.waitlist_on === false ? 'enter.leadOpen' : 'enter.lead')}
      introduces
    >
      <TriageForm
        email={email ?? ''}
        onStatus={(status, address) =>
          void navigate({ to: nextPages[status], search: { email: address, next } })
        }
      />
    </AuthFrame>
  );
}
