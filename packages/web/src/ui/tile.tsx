import type { ReactNode } from 'react';
import { MetaLine } from './meta-line.tsx';
import { Monogram } from './monogram.tsx';
import classes from './tile.module.css';

type Props = {
  picture: { name: string; image: string | null };
  title: ReactNode;
  /** The level of its heading: one below what the grid stands under. */
  level?: 2 | 3;
  facts: readonly { key: string; node: ReactNode }[];
  text: string | null;
  children?: ReactNode;
};

/** One thing of a grid. */
export function Tile({ picture, title, level = 3, facts, text, children }: Props) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <li className={classes['tile']}>
      <Monogram name={picture.name} image={picture.image} size={56} />
      <div className={classes['words']}>
        <Heading>{title}</Heading>
        <MetaLine parts={facts} />
        {text ? <p className={classes['text']}>{text}</p> : null}
        {children}
      </div>
    </li>
  );
}

/** As many columns as there is room for. */
export function TileGrid({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul className={classes['grid']} aria-label={label}>
      {children}
    </ul>
  );
}
