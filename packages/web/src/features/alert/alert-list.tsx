import type { Alert } from '@ecco/contract';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Day } from '../../ui/text/moment.tsx';
import classes from './alert.module.css';
import { useMarkRead } from './api/alerts.api.ts';
import { UpdateLines } from './update-lines.tsx';

function Entry({ alert }: { alert: Alert }) {
  const { t } = useTranslation();
  const mark = useMarkRead();
  const { id, thing, lines, total, read, created_at } = alert;
  const left = total - lines.length;
  return (
    <li className={classes['alert']} data-unread={read ? undefined : true}>
      <div className={classes['alertHead']}>
        <h3>
          <Link to={thing.href} className={classes['alertName']}>
            {thing.name}
          </Link>
        </h3>
        <small>{t(`alerts.kind.${thing.kind}`)}</small>
        <Day iso={created_at} />
        {read ? null : (
          <Button
            variant="default"
            size="compact-sm"
            aria-label={t('alerts.markNamed', { name: thing.name })}
            onClick={() => mark.mutate([id])}
          >
            {t('alerts.markOne')}
          </Button>
        )}
      </div>
      {lines.length > 0 ? (
        <UpdateLines lines={lines} />
      ) : (
        <p className={classes['none']}>{t('alerts.gone')}</p>
      )}
      {lines.length > 0 && left > 0 ? (
        <p className={classes['none']}>
          <Link to={thing.href}>{t('alerts.more', { count: left })}</Link>
        </p>
      ) : null}
    </li>
  );
}

/** What somebody was told, the newest first. */
export function AlertList({ alerts }: { alerts: readonly Alert[] }) {
  return (
    <ul className={classes['subscriptions']}>
      {alerts.map((alert) => (
        <Entry key={alert.id} alert={alert} />
      ))}
    </ul>
  );
}
