import type { Alert, WatchedThing } from '@ecco/contract';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Day } from '../../ui/text/moment.tsx';
import classes from './alert.module.css';
import { useMarkRead } from './api/alerts.api.ts';
import { GroupedLines } from './grouped-lines.tsx';

/** What an alert told of a thing, as far as it is still there. */
function AlertSummary({ thing, lines, total }: Pick<Alert, 'lines' | 'total'> & { thing: WatchedThing }) {
  const { t } = useTranslation();
  const left = total - lines.length;
  if (lines.length === 0) return <p className={classes['none']}>{t('alerts.gone')}</p>;
  return (
    <>
      <GroupedLines lines={lines} />
      {left > 0 ? (
        <p className={classes['none']}>
          <Link to={thing.href}>{t('alerts.more', { count: left })}</Link>
        </p>
      ) : null}
    </>
  );
}

function Entry({ alert }: { alert: Alert }) {
  const { t } = useTranslation();
  const mark = useMarkRead();
  const { id, thing, read, created_at } = alert;
  const name = thing?.name ?? t('alerts.goneName');
  return (
    <li className={classes['alert']} data-unread={read ? undefined : true}>
      <div className={classes['alertHead']}>
        <h3>
          {thing ? (
            <Link to={thing.href} className={classes['alertName']}>
              {name}
            </Link>
          ) : (
            name
          )}
        </h3>
        {thing ? <small>{t(`alerts.kind.${thing.kind}`)}</small> : null}
        <Day iso={created_at} />
        {read ? null : (
          <Button
            variant="default"
            size="compact-sm"
            aria-label={t('alerts.markNamed', { name })}
            onClick={() => mark.mutate([id])}
          >
            {t('alerts.markOne')}
          </Button>
        )}
      </div>
      {thing ? (
        <AlertSummary thing={thing} lines={alert.lines} total={alert.total} />
      ) : (
        <p className={classes['none']}>{t('alerts.goneThing')}</p>
      )}
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
