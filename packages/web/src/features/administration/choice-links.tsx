import type { ReactNode } from 'react';
import classes from './administration.module.css';

/** Links that choose one of a few lists by the address. */
export function ChoiceLinks({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav className={classes['choices']} aria-label={label}>
      {children}
    </nav>
  );
}
