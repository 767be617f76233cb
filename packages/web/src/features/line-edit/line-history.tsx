import type { Item, LineEdit } from '@ecco/contract';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../api/failure.ts';
import { say } from '../../ui/overlay/notice.store.ts';
import { Moment } from '../../ui/text/moment.tsx';
import { useUndoLineEdit } from './api/line-edits.api.ts';
import classes from './line-edit.module.css';

type Props = { item: Pick<Item, 'uuid'>; edits: readonly LineEdit[]; onUndone: () => void };

/** Who changed a line, when, from what to what; the last change can be taken back. */
export function LineHistory({ item, edits, onUndone }: Props) {
  const { t } = useTranslation();
  const undo = useUndoLineEdit(item.uuid);
  if (edits.length === 0) return null;
  const onUndo = (edit: string): void =>
    undo.mutate(edit, {
      onSuccess: () => {
        say(t('lineEdit.undone'));
        onUndone();
      },
      onError: (error) => say(failureOf(error).message ?? t('error.unknown'), 'error'),
    });
  return (
    <section className={classes['history']} aria-labelledby="line-history">
      <h3 id="line-history">{t('lineEdit.history')}</h3>
      <ol>
        {edits.map(({ uuid, before, after, by, at, undone }, place) => (
          <li key={uuid} data-undone={undone || undefined}>
            <del>{before}</del>
            <ins>{after}</ins>
            <div>
              <p>
                {by ?? t('lineEdit.somebody')} · <Moment iso={at} />
              </p>
              {undone || place > 0 ? null : (
                <Button variant="default" size="compact-sm" onClick={() => onUndo(uuid)}>
                  {t('shell.undo')}
                </Button>
              )}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
