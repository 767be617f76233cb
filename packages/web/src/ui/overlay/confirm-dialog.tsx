import { Button } from '@mantine/core';
import { useId } from 'react';
import { Dialog, DialogActions } from './dialog.tsx';

/** A question before something is taken away. */
export type Question = { title: string; text: string; confirm: string; cancel: string; run: () => void };

type Props = { question: Question | null; onClose: () => void };

/** Asks once. The focus begins on Cancel, so that Enter alone takes nothing away; Escape cancels. */
export function ConfirmDialog({ question, onClose }: Props) {
  const id = useId();
  const [titleId, textId] = [`${id}-title`, `${id}-text`];
  const confirm = (): void => {
    onClose();
    question?.run();
  };
  return (
    <Dialog
      open={question !== null}
      role="alertdialog"
      label={titleId}
      description={textId}
      onClose={onClose}
    >
      <h2 id={titleId}>{question?.title}</h2>
      <p id={textId}>{question?.text}</p>
      <DialogActions>
        <Button variant="default" onClick={onClose} autoFocus>
          {question?.cancel}
        </Button>
        <Button onClick={confirm}>{question?.confirm}</Button>
      </DialogActions>
    </Dialog>
  );
}
