import type { Notification } from '@ecco/contract';
import { useTranslation } from 'react-i18next';
import { MetaLine } from '../../ui/text/meta-line.tsx';
import { Moment } from '../../ui/text/moment.tsx';
import classes from './administration.module.css';

const forwardingWords = {
  kept: 'adminActivity.forwarding.kept',
  queued: 'adminActivity.forwarding.queued',
  forwarded: 'adminActivity.forwarding.forwarded',
  failed: 'adminActivity.forwarding.failed',
} as const satisfies Record<Notification['forwarding'], string>;

/** What administrators were told, newest first. */
export function NotificationList({ notifications }: { notifications: readonly Notification[] }) {
  const { t } = useTranslation();
  return (
    <ul className={classes['rows']} aria-label={t('adminActivity.notifications')}>
      {notifications.map((notification) => (
        <li key={notification.id} className={classes['entry']}>
          <p className={classes['said']}>{notification.message}</p>
          <MetaLine
            parts={[
              { key: 'by', node: notification.by },
              { key: 'at', node: <Moment iso={notification.at} /> },
              {
                key: 'forwarding',
                node: (
                  <span className={classes['badge']} data-status={notification.forwarding}>
                    {t(forwardingWords[notification.forwarding])}
                  </span>
                ),
              },
              { key: 'problem', node: notification.problem },
            ]}
          />
        </li>
      ))}
    </ul>
  );
}
