import { useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { DoorFrame } from '../../../features/account/frame/door-frame.tsx';
import { TriageForm } from '../../../features/account/triage-form.tsx';
import { useSession } from '../../../session/get-session.api.ts';

/** Where each status of an address leads. */
const doors = { existing: '/login', approved: '/register', waitlist: '/join' } as const;

export function EnterPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { email, next } = useSearch({ from: '/enter' });
  return (
    <DoorFrame
      title={t('enter.title')}
      lead={t(useSession()?.waitlist_on === false ? 'enter.leadOpen' : 'enter.lead')}
      introduces
    >
      <TriageForm
        email={email ?? ''}
        onStatus={(status, address) => void navigate({ to: doors[status], search: { email: address, next } })}
      />
    </DoorFrame>
  );
}
