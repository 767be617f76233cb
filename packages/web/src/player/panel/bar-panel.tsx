import { ActionIcon } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import classes from './bar-panel.module.css';

type Props = {
  title: string;
  closeLabel: string;
  opener: RefObject<HTMLElement | null>;
  onClose: () => void;
  children: ReactNode;
};

/** What opens above the bar. Escape and a press beside it close it; the focus goes in and comes back. */
export function BarPanel({ title, closeLabel, opener, onClose, children }: Props) {
  const panel = useRef<HTMLDivElement>(null);
  const name = useId();
  const close = (): void => {
    opener.current?.focus();
    onClose();
  };

  useEffect(() => panel.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    const leave = ({ target }: Event): void => {
      const isInside = target instanceof Node && panel.current?.contains(target);
      const isOpener = target instanceof Node && opener.current?.contains(target);
      if (!isInside && !isOpener) onClose();
    };
    document.addEventListener('pointerdown', leave);
    return () => document.removeEventListener('pointerdown', leave);
  }, [opener, onClose]);

  return (
    <div
      ref={panel}
      role="dialog"
      aria-labelledby={name}
      tabIndex={-1}
      className={classes['panel']}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        close();
      }}
    >
      <div className={classes['head']}>
        <h2 id={name}>{title}</h2>
        <ActionIcon variant="subtle" size={40} aria-label={closeLabel} onClick={close}>
          <IconX size={18} stroke={1.6} />
        </ActionIcon>
      </div>
      {children}
    </div>
  );
}
