import type { ReactNode } from 'react';
import { truncate } from '../../format/text.ts';
import { Monogram } from '../text/monogram.tsx';
import classes from './entry-row.module.css';
import type { ListedPlace } from './listed-place.ts';
import { RowWords } from './row-words.tsx';

type Props = {
  place?: ListedPlace;
  /** Null where all rows would show the same. */
  picture: { name: string; image: string | null } | null;
  title: ReactNode;
  /** The level of its heading: one below what the list stands under. */
  level?: 2 | 3;
  facts: readonly { key: string; node: ReactNode }[];
  excerpt: string | null;
  /** Characters. */
  excerptMax: number;
  children?: ReactNode;
};

/** One thing of a list that is read: its title, a line of facts, and what it says in short. */
export function EntryRow({ place, picture, title, level = 2, facts, excerpt, excerptMax, children }: Props) {
  return (
    <li {...place} className={classes['row']} data-bare={picture === null || undefined}>
      {picture ? <Monogram name={picture.name} image={picture.image} /> : null}
      <RowWords
        title={title}
        level={level}
        size="entry"
        facts={facts}
        text={excerpt && truncate(excerpt, excerptMax)}
      >
        {children}
      </RowWords>
    </li>
  );
}
