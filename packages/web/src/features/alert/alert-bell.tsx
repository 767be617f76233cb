import { ActionIcon } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import classes from './alert-bell.module.css';
import { useUnread } from './api/alerts.api.ts';
import { useNoteZone } from './use-note-zone.ts';

const shownMax = 99;

/** Leads to the alerts, and says how many have not been read. */
export function AlertBell() {
  const { t } = useTranslation();
  const unread = useUnread();
  useNoteZone();
  return (
    <ActionIcon
      variant="subtle"
      size={40}
      className={classes['bell']}
      aria-label={unread === 0 ? t('shell.alerts') : t('shell.alertsUnread', { count: unread })}
      renderRoot={(props) => <Link to="/alerts" {...props} />}
    >
      <IconBell size={20} stroke={1.8} />
      {unread === 0 ? null : (
        <span className={classes['count']} aria-hidden="true">
          {unread > shownMax ? `${shownMax}+` : unread}
        </span>
      )}
    </ActionIcon>
  );
}
