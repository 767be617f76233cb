import { ActionIcon } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef } from 'react';
import classes from './side-sheet.module.css';

type Props = {
  open: boolean;
  title: string;
  closeLabel: string;
  side: 'left' | 'right';
  onClose: () => void;
  children: ReactNode;
};

/** A drawer. The browser's own dialog keeps the focus inside, closes on Escape and gives it back. */
export function SideSheet({ open, title, closeLabel, side, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (open && !dialog.current?.open) dialog.current?.showModal();
    if (!open && dialog.current?.open) dialog.current.close();
  }, [open]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click on the backdrop closes; Escape does it for the keyboard
    <dialog
      ref={dialog}
      className={classes['sheet']}
      data-side={side}
      aria-label={title}
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      <div className={classes['inside']}>
        <div className={classes['head']}>
          <strong>{title}</strong>
          <ActionIcon variant="subtle" size={40} aria-label={closeLabel} onClick={onClose}>
            <IconX size={20} stroke={1.6} />
          </ActionIcon>
        </div>
        {open ? children : null}
      </div>
    </dialog>
  );
}
