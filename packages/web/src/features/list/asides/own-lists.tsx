import type { ListInfo } from '@ecco/contract';
import { ActionIcon, Button } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StatePanel } from '../../../ui/page/state-panel.tsx';
import { useChangeList } from '../api/list.api.ts';
import { useMyLists } from '../api/lists.api.ts';
import { useDeleteQuestion } from '../delete-list.tsx';
import { ListForm } from '../list-form.tsx';
import { ListRows } from './list-rows.tsx';
import { ListsState } from './lists-state.tsx';

function RenameForm({ list, onClose }: { list: ListInfo; onClose: () => void }) {
  const change = useChangeList(list.uuid);
  return (
    <ListForm
      open
      list={list}
      onSave={async (words) => {
        await change.mutateAsync(words);
      }}
      onClose={onClose}
    />
  );
}

/** The person's own lists, each of which may be renamed and deleted. */
export function OwnLists({ onNew }: { onNew: () => void }) {
  const { t } = useTranslation();
  const lists = useMyLists();
  const [renamed, setRenamed] = useState<ListInfo | null>(null);
  const deleting = useDeleteQuestion();
  const actionsOf = (list: ListInfo) => (
    <>
      <ActionIcon
        variant="subtle"
        size={40}
        aria-label={t('lists.rename', { title: list.title })}
        onClick={() => setRenamed(list)}
      >
        <IconPencil size={18} stroke={1.6} />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        size={40}
        aria-label={t('lists.delete', { title: list.title })}
        onClick={() => deleting.ask(list)}
      >
        <IconTrash size={18} stroke={1.6} />
      </ActionIcon>
    </>
  );
  return (
    <>
      <ListsState query={lists} failed={t('lists.failed')}>
        {(own) =>
          own.length > 0 ? (
            <ListRows lists={own} actionsOf={actionsOf} />
          ) : (
            <StatePanel
              title={t('lists.emptyTitle')}
              action={<Button onClick={onNew}>{t('lists.make')}</Button>}
            >
              <p>{t('lists.emptyText')}</p>
            </StatePanel>
          )
        }
      </ListsState>
      {renamed ? <RenameForm list={renamed} onClose={() => setRenamed(null)} /> : null}
      {deleting.question}
    </>
  );
}
