import { ActionIcon } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './side-sheet.module.css';
import { useModal } from './use-modal.ts';

type Props = {
  open: boolean;
  title: string;
  closeLabel: string;
  side: 'left' | 'right' | 'bottom';
  /** `search`: for what is read in it; `settings`: for what is filled in. */
  width?: 'search' | 'settings';
  onClose: () => void;
  children: ReactNode;
};

/** A drawer. */
export function SideSheet({ open, title, closeLabel, side, width, onClose, children }: Props) {
  const dialog = useModal(open);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click on the backdrop closes; Escape does it for the keyboard
    <dialog
      ref={dialog}
      className={classes['sheet']}
      data-side={side}
      data-width={width}
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
