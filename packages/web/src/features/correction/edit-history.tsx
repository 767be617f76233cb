import type { ItemDetails, ItemEdit } from '@ecco/contract';
import { type CorrectableField, contentKinds } from '@ecco/domain';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../api/failure.ts';
import { shortDate } from '../../format/date.ts';
import { say } from '../../ui/overlay/notice.store.ts';
import { Moment } from '../../ui/text/moment.tsx';
import { useUndoEdit } from './api/corrections.api.ts';
import classes from './correction.module.css';

function Change({ change: { field, before, after } }: { change: ItemEdit['changes'][number] }) {
  const { t } = useTranslation();
  const shown = (value: string | null): string =>
    value === null ? t('correction.none') : wordsOf(field, value);
  const wordsOf = (of: CorrectableField, value: string): string => {
    if (of === 'date') return shortDate(value) ?? value;
    const kind = of === 'kind' ? contentKinds.find((one) => one === value) : undefined;
    return kind ? t(`kindOne.${kind}`) : value;
  };
  return (
    <>
      {t('correction.change', {
        field: t(`correction.field.${field}`),
        before: shown(before),
        after: shown(after),
      })}
    </>
  );
}

/** Who changed what, and when; the last change of a field can be taken back. */
export function EditHistory({ details: { uuid, edits } }: { details: ItemDetails }) {
  const { t } = useTranslation();
  const undo = useUndoEdit(uuid);
  if (edits.length === 0) return null;
  const onUndo = (edit: string): void =>
    undo.mutate(edit, {
      onError: (error) => say(failureOf(error).message ?? t('correction.failed'), 'error'),
    });
  return (
    <section className={classes['history']} aria-labelledby="edit-history">
      <h3 id="edit-history">{t('correction.history')}</h3>
      <ol>
        {edits.map((edit) => (
          <li key={edit.uuid} data-undone={edit.undone || undefined}>
            <div>
              {edit.changes.map((change) => (
                <p key={change.field}>
                  <Change change={change} />
                </p>
              ))}
              <p className={classes['by']}>
                {edit.by ?? t('correction.somebody')} · <Moment iso={edit.at} />
              </p>
            </div>
            {edit.undone ? null : (
              <Button variant="default" size="compact-sm" onClick={() => onUndo(edit.uuid)}>
                {t('shell.undo')}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
