import type { ReactNode } from 'react';
import classes from './dialog.module.css';
import { useModal } from './use-modal.ts';

type Props = {
  open: boolean;
  /** `alertdialog`: it interrupts, and wants an answer. */
  role?: 'dialog' | 'alertdialog';
  /** The id of what names it. */
  label: string;
  /** The id of what it says. */
  description?: string;
  onClose: () => void;
  children: ReactNode;
};

/** A small window over the page. */
export function Dialog({ open, role = 'dialog', label, description, onClose, children }: Props) {
  const dialog = useModal(open);
  return (
    <dialog
      ref={dialog}
      className={classes['dialog']}
      role={role}
      aria-labelledby={label}
      aria-describedby={description}
      // It tells of its closing also when it was closed from outside, where nobody needs to be told.
      onClose={() => open && onClose()}
    >
      {open ? children : null}
    </dialog>
  );
}

/** The buttons at its foot; the last one does what it is about. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={classes['actions']}>{children}</div>;
}
