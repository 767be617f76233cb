import { Skeleton } from '@mantine/core';
import { EntrySkeleton } from '../../ui/list/entry-skeleton.tsx';
import { TextLines } from '../../ui/text/text-lines.tsx';
import classes from './list.module.css';

/** The page of a list that is on its way. */
export function ListSkeleton() {
  return (
    <>
      <div className={classes['head']} aria-hidden="true">
        <Skeleton width={80} height={14} />
        <Skeleton width="64%" height={38} />
        <TextLines widths={[72, 34]} />
        <div className={classes['actions']}>
          <Skeleton width={104} height={36} />
          <Skeleton width={120} height={36} />
        </div>
      </div>
      <EntrySkeleton shape="row" />
    </>
  );
}
