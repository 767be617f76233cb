import { ActionIcon } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readPersisted, writePersisted } from '../../../persistence/browser-storage.ts';
import { useSession } from '../../../session/get-session.api.ts';
import classes from './onboarding-invite.module.css';

/** Holds the uuid of the person who wants to see it no more; a device may have several people. */
const storageKey = 'onboarding-invite';

/** One line for a member who has not been through the wizard. */
export function OnboardingInvite() {
  const { t } = useTranslation();
  const user = useSession()?.user_profile;
  const [dismissedBy, setDismissedBy] = useState(() => readPersisted(storageKey));
  if (!user || user.onboarded || dismissedBy === user.uuid) return null;
  const dismiss = (): void => {
    writePersisted(storageKey, user.uuid);
    setDismissedBy(user.uuid);
  };
  return (
    <aside className={classes['invite']} aria-label={t('library.inviteLabel')}>
      <p>
        <Link to="/start">{t('library.inviteStart')}</Link> {t('library.inviteText')}{' '}
        <Link to="/onboarding">{t('library.inviteLink')}</Link>
      </p>
      <ActionIcon variant="subtle" size={32} aria-label={t('library.inviteDismiss')} onClick={dismiss}>
        <IconX size={18} stroke={1.6} />
      </ActionIcon>
    </aside>
  );
}
