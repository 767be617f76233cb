import type { Item, LineEdit } from '@ecco/contract';
import { useTranslation } from 'react-i18next';
import { EditEntry, lastOfEachLine } from './edit-entry.tsx';
import classes from './line-edit.module.css';
import { useUndoEdit } from './use-undo-edit.ts';

type Props = { item: Pick<Item, 'uuid'>; edits: readonly LineEdit[]; onUndone: () => void };

/** Who changed a line, when, from what to what; the last change can be taken back. */
export function LineHistory({ item, edits, onUndone }: Props) {
  const { t } = useTranslation();
  const undo = useUndoEdit(item.uuid, onUndone);
  const last = lastOfEachLine(edits);
  if (edits.length === 0) return null;
  return (
    <section className={classes['history']} aria-labelledby="line-history">
      <h3 id="line-history">{t('lineEdit.history')}</h3>
      <ol>
        {edits.map((edit) => (
          <EditEntry
            key={edit.uuid}
            edit={edit}
            onUndo={last.has(edit.uuid) ? () => undo(edit.uuid) : null}
          />
        ))}
      </ol>
    </section>
  );
}
