import { type ListsOfItem, limits } from '@ecco/contract';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../../api/failure.ts';
import { madeOnce } from '../../../format/made-once.ts';
import { playlist } from '../../../player/queue/playlist.store.ts';
import { DialogActions } from '../../../ui/overlay/dialog.tsx';
import { say } from '../../../ui/overlay/notice.store.ts';
import { type Assignment, useAssign } from '../api/lists-of-item.api.ts';
import classes from './add-to-list.module.css';
import { NewListHere } from './new-list-here.tsx';

const inWords = madeOnce(() => new Intl.ListFormat('en', { type: 'conjunction' }));

type Props = { uuid: string; lists: ListsOfItem; onClose: () => void };

/** The boxes of all lists, and a field for a new one. */
export function ListChoices({ uuid, lists, onClose }: Props) {
  const { t } = useTranslation();
  const assign = useAssign(uuid);
  const { all_lists: all, episode_lists: before } = lists;
  const [turned, setTurned] = useState<ReadonlySet<string>>(new Set());
  const [hasMade, setHasMade] = useState(false);
  const [isRefused, setRefused] = useState(false);

  const isChosen = (id: string): boolean => before.includes(id) !== turned.has(id);
  const turn = (id: string): void => {
    setRefused(false);
    setTurned((now) => new Set(now.has(id) ? [...now].filter((one) => one !== id) : [...now, id]));
  };
  const notify = (change: Assignment): void => {
    const named = (ids: string[]) =>
      inWords().format(all.filter(({ id }) => ids.includes(id)).map((list) => list.title));
    const { add, remove } = change;
    if (add.length > 0) say(t('listChoice.added', { list: named(add) }), 'success', limits.listNoticeMs);
    if (remove.length > 0)
      say(t('listChoice.removed', { list: named(remove) }), 'success', limits.listNoticeMs);
    const last = all.find(({ id }) => id === add.at(-1));
    if (last) playlist.getState().open({ id: last.id, name: last.title });
  };
  const save = async (): Promise<void> => {
    const ids = all.map(({ id }) => id).filter((id) => turned.has(id));
    const change = { add: ids.filter(isChosen), remove: ids.filter((id) => !isChosen(id)) };
    if (ids.length === 0) {
      setRefused(!hasMade);
      if (hasMade) onClose();
      return;
    }
    onClose();
    try {
      await assign.mutateAsync(change);
      notify(change);
    } catch (error) {
      say(failureOf(error).message ?? t('listChoice.saveFailed'), 'error');
    }
  };

  return (
    <>
      {all.length === 0 ? (
        <p>{t('listChoice.none')}</p>
      ) : (
        <ul className={classes['choices']} aria-label={t('listChoice.lists')}>
          {all.map(({ id, title }) => (
            <li key={id}>
              <label>
                <input type="checkbox" checked={isChosen(id)} onChange={() => turn(id)} />
                <span>{title}</span>
              </label>
            </li>
          ))}
        </ul>
      )}
      <NewListHere uuid={uuid} onMade={() => setHasMade(true)} />
      {isRefused ? (
        <p className={classes['refusal']} role="alert">
          {t('listChoice.assignFirst')}
        </p>
      ) : null}
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          {t('listChoice.cancel')}
        </Button>
        <Button onClick={() => void save()}>{t('listChoice.save')}</Button>
      </DialogActions>
    </>
  );
}
