import { Skeleton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { TextLines } from '../text/text-lines.tsx';
import classes from './entry-row.module.css';

const rowsOnTheirWay = [0, 1, 2, 3, 4];

type Props = {
  /** `entry`: rows with an excerpt; `row`: a smaller picture, a title and a line of facts. */
  shape?: 'entry' | 'row';
};

/** Rows of a list that is on its way. */
export function EntrySkeleton({ shape = 'entry' }: Props) {
  const { t } = useTranslation();
  const picture = shape === 'entry' ? 48 : 40;
  return (
    <div role="status">
      <span className="visually-hidden">{t('item.loading')}</span>
      {rowsOnTheirWay.map((row) => (
        <div key={row} className={classes['row']} data-shape={shape}>
          <Skeleton width={picture} height={picture} radius={8} />
          <TextLines widths={[row % 2 ? 62 : 74, 38, ...(shape === 'entry' ? [92, 70] : [])]} />
        </div>
      ))}
    </div>
  );
}
