import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDetails } from './api/corrections.api.ts';
import classes from './correction.module.css';
import { DetailsForm } from './details-form.tsx';

/** What was read of something just added, to confirm or to put right. */
export function AddedDetails({ id }: { id: string }) {
  const { t } = useTranslation();
  const { data: details, isError, refetch } = useDetails(id);
  const [isConfirmed, setConfirmed] = useState(false);
  if (!details)
    return isError ? (
      <p role="alert" className={classes['found']}>
        {t('correction.readFailed')}{' '}
        <Button variant="default" size="compact-sm" onClick={() => void refetch()}>
          {t('item.reload')}
        </Button>
      </p>
    ) : null;
  if (isConfirmed)
    return (
      <p className={classes['confirmed']} role="status">
        {t('correction.confirmed')}{' '}
        <Button variant="subtle" size="compact-sm" onClick={() => setConfirmed(false)}>
          {t('correction.edit')}
        </Button>
      </p>
    );
  return (
    <div className={classes['added']}>
      <DetailsForm details={details} submit={t('correction.confirm')} onSaved={() => setConfirmed(true)} />
      <p className={classes['found']}>
        {details.reading
          ? t('correction.reading')
          : details.found.length > 0
            ? details.found.join(' ')
            : t('correction.foundNothing')}
      </p>
    </div>
  );
}
