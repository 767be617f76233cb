import type { Item } from '@ecco/contract';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../api/failure.ts';
import { shortDate } from '../../format/date.ts';
import { ConfirmDialog, type Question } from '../../ui/overlay/confirm-dialog.tsx';
import { say } from '../../ui/overlay/notice.store.ts';
import { NoteLine } from '../../ui/text/note-line.tsx';
import { useSplitItem } from './api/corrections.api.ts';

/** What became a part of an item, and the way to tell the two apart again. */
export function JoinedItems({ item }: { item: Pick<Item, 'uuid' | 'joined'> }) {
  const { t } = useTranslation();
  const apart = useSplitItem(item.uuid);
  const [question, setQuestion] = useState<Question | null>(null);
  const ask = ({ uuid, title }: Item['joined'][number]): void =>
    setQuestion({
      title: t('joinedItem.askTitle', { title }),
      text: t('joinedItem.askText'),
      confirm: t('joinedItem.apart'),
      cancel: t('joinedItem.cancel'),
      run: () =>
        // What asked is gone from the page when that is done; its promise still says so.
        void apart.mutateAsync(uuid).then(
          () => say(t('joinedItem.done', { title })),
          (error: unknown) => say(failureOf(error).message ?? t('joinedItem.failed'), 'error'),
        ),
    });
  return (
    <>
      {item.joined.map((one) => (
        <NoteLine
          key={one.uuid}
          action={
            <Button
              variant="default"
              size="compact-sm"
              loading={apart.isPending && apart.variables === one.uuid}
              aria-label={t('joinedItem.apartNamed', { title: one.title })}
              onClick={() => ask(one)}
            >
              {t('joinedItem.apart')}
            </Button>
          }
        >
          <p>
            {t('joinedItem.with', { title: one.title, date: shortDate(one.added_at) ?? '' })}{' '}
            {t(`joinedItem.reason.${one.reason}`)}
          </p>
        </NoteLine>
      ))}
      <ConfirmDialog question={question} onClose={() => setQuestion(null)} />
    </>
  );
}
