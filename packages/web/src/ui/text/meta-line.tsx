import type { ReactNode } from 'react';
import classes from './meta-line.module.css';

/** Facts in a row, divided by dots; what is null is left out. */
export function MetaLine({ parts }: { parts: readonly { key: string; node: ReactNode }[] }) {
  const shown = parts.filter((part) => part.node !== null && part.node !== undefined && part.node !== '');
  return (
    <p className={classes['line']}>
      {shown.map((part) => (
        <span key={part.key}>{part.node}</span>
      ))}
    </p>
  );
}
