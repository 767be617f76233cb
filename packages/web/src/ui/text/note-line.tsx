import type { ReactNode } from 'react';
import classes from './note-line.module.css';

/** A quiet line about what a page shows, with what can be done about it at its end. */
export const NoteLine = ({ children, action }: { children: ReactNode; action: ReactNode }) => (
  <div className={classes['line']}>
    <div className={classes['words']}>{children}</div>
    {action}
  </div>
);
