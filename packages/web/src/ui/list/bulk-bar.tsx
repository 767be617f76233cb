import type { ReactNode } from 'react';
import classes from './bulk-bar.module.css';

/** What can be done with the chosen rows together, at the foot of the window while their list is on it. */
export function BulkBar({ told, children }: { told: string; children: ReactNode }) {
  return (
    <div className={classes['bar']}>
      <span role="status">{told}</span>
      {children}
    </div>
  );
}
