import { Button, Checkbox } from '@mantine/core';
import { IconColumns3 } from '@tabler/icons-react';
import { use, useId, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Dialog, DialogActions } from '../../ui/overlay/dialog.tsx';
import { ToolsSlot } from '../../ui/page/tools-slot.context.ts';
import classes from './data-table.module.css';
import type { useShownColumns } from './shown-columns.ts';

type Props<Row> = Pick<ReturnType<typeof useShownColumns<Row>>, 'choices' | 'isShown' | 'show'>;

/** Which columns of a table are shown; among the tools of its page, where that has any. */
export function ColumnPicker<Row>({ choices, isShown, show }: Props<Row>) {
  const { t } = useTranslation();
  const titleId = useId();
  const [open, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  const slot = use(ToolsSlot);
  const hidden = choices.filter((column) => !isShown(column)).length;
  const picker = (
    <div className={slot === null ? classes['picker'] : undefined}>
      <Button
        variant={slot === null ? 'subtle' : 'default'}
        size="compact-sm"
        leftSection={<IconColumns3 size={16} stroke={1.6} />}
        onClick={() => setOpen(true)}
      >
        {hidden === 0 ? t('table.columns') : t('table.columnsHidden', { count: hidden })}
      </Button>
      <Dialog open={open} label={titleId} onClose={close}>
        <h2 id={titleId}>{t('table.columns')}</h2>
        <ul className={classes['choices']}>
          {choices.map((column) => (
            <li key={column.id}>
              <Checkbox
                label={column.title}
                checked={isShown(column)}
                onChange={({ currentTarget: { checked } }) => show(column.id, checked)}
              />
            </li>
          ))}
        </ul>
        <DialogActions>
          <Button onClick={close}>{t('table.columnsDone')}</Button>
        </DialogActions>
      </Dialog>
    </div>
  );
  return slot === null ? picker : createPortal(picker, slot);
}
