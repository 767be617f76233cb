import { Skeleton } from '@mantine/core';
import classes from './text-lines.module.css';

/** Bars in the shape of a paragraph that is on its way. */
export function TextLines({ widths }: { widths: readonly number[] }) {
  return (
    <div className={classes['lines']} aria-hidden="true">
      {widths.map((width, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the bars have nothing but their order
        <Skeleton key={index} height={14} width={`${width}%`} radius={4} />
      ))}
    </div>
  );
}
