import { Button } from '@mantine/core';
import { type ReactNode, Suspense, useCallback, useRef, useState } from 'react';
import { lazyChunk } from '../../chunks/lazy-chunk.ts';
import type { MenuGroup } from './menu.tsx';
import classes from './menu-button.module.css';

/** The menu itself comes with its first opening. */
const Menu = lazyChunk(
  () => import('./menu.tsx'),
  ({ Menu }) => Menu,
);

type Props = {
  /** Null where the picture has to do. */
  text: string | null;
  /** Its name, where the text alone does not say what it is about. */
  label: string;
  icon?: ReactNode;
  size?: 'sm' | 'compact-sm';
  /** Asked when it opens, since what can be done may change. */
  groups: () => readonly MenuGroup[];
};

/** A button that opens a menu. */
export function MenuButton({ text, label, icon, size = 'sm', groups }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const [shown, setShown] = useState<readonly MenuGroup[] | null>(null);
  const close = useCallback(() => setShown(null), []);
  const open = (): void => setShown(groups());
  return (
    <div className={classes['holder']}>
      <Button
        ref={button}
        variant="default"
        size={size}
        leftSection={text === null ? null : icon}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={shown !== null}
        onClick={() => (shown ? close() : open())}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          open();
        }}
      >
        {text ?? icon}
      </Button>
      {shown ? (
        <Suspense>
          <Menu label={label} groups={shown} opener={button} onClose={close} />
        </Suspense>
      ) : null}
    </div>
  );
}
