import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Monogram } from '../text/monogram.tsx';
import { TextLines } from '../text/text-lines.tsx';
import { RowWords } from './row-words.tsx';
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
  return (
    <li className={classes['tile']}>
      <Monogram name={picture.name} image={picture.image} size={56} />
      <RowWords title={title} level={level} facts={facts} text={text}>
        {children}
      </RowWords>
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

const tilesOnTheirWay = [0, 1, 2, 3];

/** A grid that is on its way. */
export function TileGridSkeleton() {
  const { t } = useTranslation();
  return (
    <div className={classes['grid']} role="status">
      <span className="visually-hidden">{t('item.loading')}</span>
      {tilesOnTheirWay.map((tile) => (
        <div key={tile} className={classes['tile']}>
          <Skeleton width={56} height={56} radius={8} />
          <TextLines widths={[tile % 2 ? 58 : 70, 44, 92]} />
        </div>
      ))}
    </div>
  );
}
