import type { ReactNode } from 'react';
import classes from './section.module.css';

type Props = { id?: string; title: string; aside?: ReactNode; children: ReactNode; compact?: boolean };

/** A part of a page: a heading, what belongs to it, and white space with a hairline before the next. */
export function Section({ id, title, aside, children, compact = false }: Props) {
  return (
    <section id={id} className={classes['section']} data-compact={compact || undefined} aria-label={title}>
      <div className={classes['head']}>
        <h2>{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
