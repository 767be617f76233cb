import type { ReactNode } from 'react';
import { MetaLine } from '../text/meta-line.tsx';
import classes from './row-words.module.css';

type Props = {
  title: ReactNode;
  /** The level of its heading: one below what the rows stand under. */
  level?: 2 | 3;
  /** `entry`: a row of a list that is read, with a larger title. */
  size?: 'row' | 'entry';
  facts: readonly { key: string; node: ReactNode }[];
  text?: string | null;
  children?: ReactNode;
};

/** What a row says in any list: its title, a line of facts, and what it is about in short. */
export function RowWords({ title, level = 3, size = 'row', facts, text = null, children }: Props) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div className={classes['words']} data-size={size}>
      <Heading data-row>{title}</Heading>
      <MetaLine parts={facts} />
      {text ? <p className={classes['text']}>{text}</p> : null}
      {children}
    </div>
  );
}
