import type { ReactNode } from 'react';
import classes from './guide.module.css';

/** A table of a guide, which scrolls sideways where it is wider than the page. */
export function TableScroll({ children }: { children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must be able to scroll it
    <div className={classes['table']} tabIndex={0}>
      <table>{children}</table>
    </div>
  );
}
