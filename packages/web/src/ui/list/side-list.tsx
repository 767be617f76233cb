import type { ReactNode } from 'react';
import { MetaLine } from '../text/meta-line.tsx';
import classes from './side-list.module.css';

/** A few things of one sort beside a page. On a narrow page shelves stand side by side, and show less of each. */
export function SideList({
  title,
  aside,
  children,
}: {
  title: string;
  aside?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section className={classes['shelf']} aria-label={title}>
      <div className={classes['head']}>
        <h2>{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  );
}

export function SideListRows({ children }: { children: ReactNode }) {
  return <ul className={classes['rows']}>{children}</ul>;
}

type RowProps = {
  title: ReactNode;
  facts?: readonly { key: string; node: ReactNode }[];
  children?: ReactNode;
};

/** One thing on a shelf. */
export function SideListRow({ title, facts = [], children }: RowProps) {
  return (
    <li>
      <p className={classes['title']}>{title}</p>
      {facts.length > 0 ? <MetaLine parts={facts} /> : null}
      {children}
    </li>
  );
}
