import type { ItemCard } from '@ecco/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LibraryList } from '../../../features/library/library-list.tsx';
import { ProcessingLine } from '../../../features/processing/processing-line.tsx';
import { AgeGroup } from '../../../features/show/age-group.tsx';
import { groupByAge } from '../../../features/show/group-by-age.ts';
import classes from './organization-page.module.css';

type Props = {
  items: readonly ItemCard[];
  /** The organization on whose page they stand. */
  of: string;
  /** What is newer than so many days is recent. */
  days: number;
  /** What stands where a group has none. */
  none: { recent: string; older: string };
};

/** Items in a recent and an older group; the older ones are shown at once where nothing is recent. */
export function AgedItems({ items, of, days, none }: Props) {
  const { t } = useTranslation();
  const [now] = useState(() => Date.now());
  const groups = groupByAge(items, now, days);
  const [shown, setShown] = useState({ recent: true, older: groups.recent.length === 0 });
  const statusOf = (item: ItemCard) => (
    <>
      {item.one_liner === null && item.description === null ? (
        <p className={classes['none']}>{t('organization.noSummary')}</p>
      ) : null}
      <ProcessingLine item={item} />
    </>
  );
  return (['recent', 'older'] as const).map((age) => (
    <AgeGroup
      key={age}
      title={t(`show.${age}`)}
      count={groups[age].length}
      level={3}
      shown={shown[age]}
      onToggle={() => setShown({ ...shown, [age]: !shown[age] })}
    >
      {groups[age].length > 0 ? (
        <LibraryList items={groups[age]} statusOf={statusOf} level={3} mark={of} />
      ) : (
        <p className={classes['none']}>{none[age]}</p>
      )}
    </AgeGroup>
  ));
}
