import type { ItemDetails } from '@ecco/contract';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { say } from '../../ui/overlay/notice.store.ts';
import { useDetails } from './api/corrections.api.ts';
import classes from './correction.module.css';
import { DetailsForm } from './details-form.tsx';

/** Where its details come from, or that more of them may still be found. */
function DetailSources({ details }: { details: ItemDetails }) {
  const { t } = useTranslation();
  if (details.reading) return <>{t('correction.reading')}</>;
  return <>{details.found.length > 0 ? details.found.join(' ') : t('correction.foundNothing')}</>;
}

/** What was read of something just added. It fills itself in; there is nothing to do but to put it right. */
export function AddedDetails({ id }: { id: string }) {
  const { t } = useTranslation();
  const { data: details, isError, refetch } = useDetails(id);
  const [isEdited, setEdited] = useState(false);
  if (!details)
    return isError ? (
      <p role="alert" className={classes['found']}>
        {t('correction.readFailed')}{' '}
        <Button variant="default" size="compact-sm" onClick={() => void refetch()}>
          {t('item.reload')}
        </Button>
      </p>
    ) : null;
  const saved = (): void => {
    setEdited(false);
    say(t('correction.saved'));
  };
  return (
    <div className={classes['added']}>
      {isEdited ? <DetailsForm details={details} submit={t('correction.save')} onSaved={saved} /> : null}
      <p className={classes['found']}>
        <DetailSources details={details} />{' '}
        {isEdited ? null : (
          <Button variant="subtle" size="compact-sm" onClick={() => setEdited(true)}>
            {t('correction.edit')}
          </Button>
        )}
      </p>
    </div>
  );
}
