import { pathOf } from '@ecco/contract';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ownerOf } from '../../../format/item-owner.ts';
import { cardTitle } from '../../../format/text.ts';
import { durationSeconds, spokenDuration } from '../../../format/time.ts';
import { SideList, SideListRow, SideListRows } from '../../../ui/list/side-list.tsx';
import { useDailyList } from '../api/lists.api.ts';
import { todayReason } from './today-reason.ts';

const shownCount = 3;

/** The first of what was chosen for the person today, and the way to all of it. */
export function TodayList() {
  const { t } = useTranslation();
  const { data: list } = useDailyList();
  if (!list || list.episodes.length === 0) return null;
  const all = <Link to="/today">{t('shelf.allToday', { count: list.episodes.length })}</Link>;
  return (
    <SideList title={t('shelf.today')} aside={all}>
      <SideListRows>
        {list.episodes.slice(0, shownCount).map((item) => (
          <SideListRow
            key={item.uuid}
            title={<Link to={pathOf(item)}>{cardTitle(item.title) || t('library.untitled')}</Link>}
            facts={[
              { key: 'show', node: ownerOf(item) ?? t(`kindOne.${item.kind}`) },
              {
                key: 'length',
                node: item.duration === null ? null : spokenDuration(durationSeconds(item.duration)),
              },
              {
                key: 'reason',
                node: todayReason(t, item),
              },
            ]}
          />
        ))}
      </SideListRows>
    </SideList>
  );
}
