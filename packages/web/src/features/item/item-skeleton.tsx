import type { ContentKind } from '@ecco/contract';
import { Skeleton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { TextLines } from '../../ui/text-lines.tsx';
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
      <Skeleton width={180} height={40} />
      <Skeleton width="92%" height={36} />
      <Skeleton width="58%" height={36} />
      <Skeleton width={260} height={14} mb={40} />
      <TextLines widths={[100, 96, 98, 62]} />
      <div />
      <TextLines widths={[94, 100, 91, 97, 40]} />
    </div>
  );
}
