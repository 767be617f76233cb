import { type DeletedItem, pathOf } from '@ecco/contract';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../api/failure.ts';
import { shortDate } from '../../format/date.ts';
import { shownTitle } from '../../format/text.ts';
import { RowWords } from '../../ui/list/row-words.tsx';
import { notices, say } from '../../ui/overlay/notice.store.ts';
import { useRestoreItem } from './api/corrections.api.ts';
import classes from './correction.module.css';

type Props = { items: readonly DeletedItem[]; onOpen: (path: string) => void };

/** What was deleted and can be restored, each with the day on which it goes for good. */
export function DeletedList({ items, onOpen }: Props) {
  const { t } = useTranslation();
  const restore = useRestoreItem();
  const bringBack = ({ uuid, title }: DeletedItem): void =>
    restore.mutate(uuid, {
      onSuccess: ({ item }) =>
        notices.getState().offer(t('correction.restored', { title: shownTitle(title) }), {
          label: t('correction.open'),
          run: () => onOpen(pathOf(item)),
        }),
      onError: (error) => say(failureOf(error).message ?? t('correction.failed'), 'error'),
    });
  return (
    <ul className={classes['deletedList']}>
      {items.map((item) => (
        <li key={item.uuid}>
          <RowWords
            title={shownTitle(item.title) || t('library.untitled')}
            level={2}
            facts={[
              { key: 'kind', node: t(`kindOne.${item.kind}`) },
              { key: 'when', node: t('correction.deletedOn', { date: shortDate(item.deleted_at) }) },
              { key: 'by', node: item.deleted_by },
              { key: 'until', node: t('correction.goneOn', { date: shortDate(item.expires_at) }) },
            ]}
          />
          <Button
            variant="default"
            size="sm"
            aria-label={t('correction.restoreNamed', { title: shownTitle(item.title) })}
            onClick={() => bringBack(item)}
          >
            {t('correction.restore')}
          </Button>
        </li>
      ))}
    </ul>
  );
}
