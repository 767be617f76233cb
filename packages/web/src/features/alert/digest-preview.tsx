import { alertRhythms, type TellingRhythm } from '@ecco/domain';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../api/failure.ts';
import { Segmented } from '../../ui/field/segmented.tsx';
import { EntrySkeleton } from '../../ui/list/entry-skeleton.tsx';
import classes from './alert.module.css';
import { usePreview } from './api/alerts.api.ts';
import { GroupedLines } from './grouped-lines.tsx';

/** What the next digest would say if it were sent now. */
export function DigestPreview() {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const [rhythm, setRhythm] = useState<TellingRhythm>('daily');
  const { data, isPending, isError, error, refetch } = usePreview(rhythm, isOpen);
  if (!isOpen)
    return (
      <Button variant="default" onClick={() => setOpen(true)}>
        {t('alerts.preview')}
      </Button>
    );
  return (
    <section aria-label={t('alerts.previewTitle')}>
      <div className={classes['choice']}>
        <Segmented
          label={t('alerts.previewRhythm')}
          value={rhythm}
          choices={alertRhythms.map((value) => ({ value, text: t(`alerts.rhythm.${value}`) }))}
          onChoose={setRhythm}
        />
      </div>
      {isPending ? <EntrySkeleton shape="row" /> : null}
      {isError && !data ? (
        <p role="alert" className={classes['note']}>
          {failureOf(error).message ?? t('alerts.previewFailed')}{' '}
          <Button variant="subtle" size="compact-sm" onClick={() => void refetch()}>
            {t('item.reload')}
          </Button>
        </p>
      ) : null}
      {data?.sections.length === 0 ? <p className={classes['note']}>{t('alerts.previewNone')}</p> : null}
      {data?.subject ? (
        <p className={classes['note']}>{t('alerts.subject', { subject: data.subject })}</p>
      ) : null}
      {data?.sections.map(({ thing, lines, total }) => (
        <div key={thing.id} className={classes['alert']}>
          <div className={classes['alertHead']}>
            <h3>
              <Link to={thing.href} className={classes['alertName']}>
                {thing.name}
              </Link>
            </h3>
          </div>
          <GroupedLines lines={lines} />
          {total > lines.length ? (
            <p className={classes['none']}>{t('alerts.more', { count: total - lines.length })}</p>
          ) : null}
        </div>
      ))}
    </section>
  );
}
