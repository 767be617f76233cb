import { type Item, type LineEdit, pathOf } from '@ecco/contract';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../api/failure.ts';
import { placeQuery } from '../../format/place-href.ts';
import { PageTurner } from '../../ui/list/page-turner.tsx';
import { SideSheet } from '../../ui/overlay/side-sheet.tsx';
import { StatePanel } from '../../ui/page/state-panel.tsx';
import { TableSkeleton } from '../../ui/table/table-skeleton.tsx';
import { useItemEdits } from './api/line-edits.api.ts';
import { EditEntry, lastOfEachLine } from './edit-entry.tsx';
import classes from './line-edit.module.css';
import { RemakeNote } from './remake-note.tsx';
import { useUndoEdit } from './use-undo-edit.ts';

type CorrectedItem = Pick<Item, 'uuid' | 'slug' | 'kind'>;

type EntryProps = { item: CorrectedItem; edit: LineEdit; onGo: () => void };

/** The way to the line as it reads now. */
function EditPlace({ item, edit: { line, segment }, onGo }: EntryProps) {
  const { t } = useTranslation();
  if (line === null) return <p>{t('lineEdit.cutOtherwise')}</p>;
  return (
    <p>
      <Link to={pathOf(item)} search={placeQuery({ line, segment })} onClick={onGo}>
        {t('lineEdit.words', { line: line + 1 })}
      </Link>
    </p>
  );
}

function Inside({ item, onGo }: { item: CorrectedItem; onGo: () => void }) {
  const { t } = useTranslation();
  const [page, setPage] = useState(1);
  const { data, error, isPending, refetch } = useItemEdits(item.uuid, page);
  const undo = useUndoEdit(item.uuid);
  if (isPending) return <TableSkeleton />;
  if (!data) {
    return (
      <StatePanel
        tone="error"
        title={t('lineEdit.loadFailed')}
        action={<Button onClick={() => void refetch()}>{t('listState.retry')}</Button>}
      >
        <p>{failureOf(error).message}</p>
      </StatePanel>
    );
  }
  const { edits, waiting, pagination } = data;
  if (pagination.total === 0) {
    return (
      <StatePanel title={t('lineEdit.none')}>
        <p>{t('lineEdit.noneText')}</p>
      </StatePanel>
    );
  }
  const last = lastOfEachLine(edits);
  return (
    <div className={classes['sheet']}>
      {waiting > 0 ? <RemakeNote item={item} waiting={waiting} /> : null}
      <ol className={classes['history']} aria-label={t('lineEdit.all')}>
        {edits.map((edit) => (
          <EditEntry
            key={edit.uuid}
            edit={edit}
            place={<EditPlace item={item} edit={edit} onGo={onGo} />}
            onUndo={edit.line !== null && last.has(edit.uuid) ? () => undo(edit.uuid) : null}
          />
        ))}
      </ol>
      <PageTurner {...pagination} onPage={setPage} />
    </div>
  );
}

/** Opens everything that was corrected by hand in the transcript of an item. */
export function CorrectionsButton({ item }: { item: CorrectedItem }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <>
      <Button variant="default" size="compact-sm" onClick={() => setOpen(true)}>
        {t('lineEdit.all')}
      </Button>
      <SideSheet
        open={isOpen}
        title={t('lineEdit.all')}
        closeLabel={t('lineEdit.closeAll')}
        side="right"
        width="settings"
        onClose={close}
      >
        {isOpen ? <Inside item={item} onGo={close} /> : null}
      </SideSheet>
    </>
  );
}
