import type { ReactNode } from 'react';
import classes from './administration.module.css';

type Props = {
  title: string;
  count?: string | null;
  /** What chooses among the rows below. */
  tools?: ReactNode;
  children: ReactNode;
};

/** What the pages of administrators share: their name, and how much there is. The shell leads to the others. */
export function AdminFrame({ title, count = null, tools, children }: Props) {
  return (
    <div className={classes['frame']}>
      <div className={classes['head']}>
        <h1>{title}</h1>
        <p>{count}</p>
      </div>
      {tools ? <div className={classes['tools']}>{tools}</div> : null}
      {children}
    </div>
  );
}
