import { Skeleton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { TextLines } from '../../ui/text/text-lines.tsx';
import classes from './profile.module.css';

/** A profile that is on its way. */
export function ProfileSkeleton() {
  const { t } = useTranslation();
  return (
    <div role="status">
      <span className="visually-hidden">{t('profile.loading')}</span>
      <div className={classes['head']}>
        <Skeleton width={56} height={56} radius={8} />
        <TextLines widths={[80, 60]} />
      </div>
      <div className={classes['section']}>
        <TextLines widths={[50, 80]} />
        <TextLines widths={[90, 72, 84, 40]} />
      </div>
    </div>
  );
}
