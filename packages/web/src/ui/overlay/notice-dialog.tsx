import { Button } from '@mantine/core';
import { useId } from 'react';
import classes from './dialog.module.css';
import { Dialog, DialogActions } from './dialog.tsx';

type Props = { title?: string; text: string | null; ok: string; onClose: () => void };

/** Words that have to be read before one goes on; null: none. */
export function NoticeDialog({ title, text, ok, onClose }: Props) {
  const id = useId();
  const [titleId, textId] = [`${id}-title`, `${id}-text`];
  return (
    <Dialog
      open={text !== null}
      role="alertdialog"
      {...(title === undefined ? { label: textId } : { label: titleId, description: textId })}
      onClose={onClose}
    >
      {title === undefined ? null : <h2 id={titleId}>{title}</h2>}
      <p id={textId} className={title === undefined ? classes['text'] : undefined}>
        {text}
      </p>
      <DialogActions>
        <Button onClick={onClose} autoFocus>
          {ok}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
