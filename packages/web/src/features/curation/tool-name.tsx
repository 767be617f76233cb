import type { ReactNode } from 'react';
import classes from './curation.module.css';

/** What a tool does, in words, after the short name that keepers know it by. */
export const ToolName = ({ short, children }: { short: string; children: ReactNode }) => (
  <>
    <span className={classes['short']}>{short}</span> {children}
  </>
);
