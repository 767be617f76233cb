import type { Item } from '@ecco/contract';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../api/failure.ts';
import { say } from '../../ui/overlay/notice.store.ts';
import { useRemake } from './api/line-edits.api.ts';
import classes from './line-edit.module.css';

type Props = { item: Pick<Item, 'slug'>; waiting: number };

/** Says that what rests on the transcript is behind it, and lets nobody wait for it. */
export function RemakeNote({ item, waiting }: Props) {
  const { t } = useTranslation();
  const remake = useRemake(item.slug);
  const onClick = (): void =>
    remake.mutate(undefined, {
      onSuccess: () => say(t('lineEdit.remaking')),
      onError: (error) => say(failureOf(error).message ?? t('error.unknown'), 'error'),
    });
  return (
    <div className={classes['waiting']}>
      <p>{t('lineEdit.waiting', { count: waiting })}</p>
      <Button variant="default" size="compact-sm" loading={remake.isPending} onClick={onClick}>
        {t('lineEdit.remake')}
      </Button>
    </div>
  );
}
