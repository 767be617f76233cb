import type { ContentKind } from '@ecco/domain';
import { Skeleton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { TextLines } from '../../ui/text/text-lines.tsx';
import classes from './item.module.css';

/** The shape of an item that is on its way. */
export function ItemSkeleton({ kind }: { kind: ContentKind }) {
  const { t } = useTranslation();
  return (
    <div className={classes['skeleton']} role="status">
      {kind === 'earnings' ? (
        <p>{t('item.loadingEarnings')}</p>
      ) : (
        <span className="visually-hidden">{t('item.loading')}</span>
      )}
      <div className={classes['origin']}>
        <Skeleton width={28} height={28} radius={8} />
        <Skeleton width={240} height={14} />
      </div>
      <Skeleton width="72%" height={34} />
      <div className={classes['actions']}>
        <Skeleton width={88} height={36} />
        <Skeleton width={104} height={36} />
        <Skeleton width={96} height={36} />
      </div>
      <div className={classes['words']}>
        <TextLines widths={[100, 96, 98, 62]} />
      </div>
      <div className={classes['words']}>
        <TextLines widths={[94, 100, 91, 97, 40]} />
      </div>
    </div>
  );
}
