import { Skeleton } from '@mantine/core';
import { EntrySkeleton } from '../../ui/list/entry-skeleton.tsx';
import { TextLines } from '../../ui/text/text-lines.tsx';
import classes from './show.module.css';

/** The page of a show that is on its way. */
export function ShowSkeleton() {
  return (
    <>
      <div className={classes['head']} aria-hidden="true">
        <Skeleton width={56} height={56} radius={8} />
        <div className={classes['headWords']}>
          <TextLines widths={[52, 34]} />
        </div>
        <div className={classes['description']}>
          <TextLines widths={[96, 92, 60]} />
        </div>
      </div>
      <EntrySkeleton />
    </>
  );
}
