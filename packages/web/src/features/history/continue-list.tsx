import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ownerOf } from '../../format/item-owner.ts';
import { cardTitle } from '../../format/text.ts';
import { spokenDuration } from '../../format/time.ts';
import { SideList, SideListRow, SideListRows } from '../../ui/list/side-list.tsx';
import { ProgressBar } from '../../ui/page/progress-bar.tsx';
import { useRecentHistory } from './api/history.api.ts';
import { isUnfinished, playedOf, wayBackTo } from './left-off.ts';

const shownCount = 4;

/** What the person left unfinished, or has only just opened. Nothing where there is nothing. */
export function ContinueList() {
  const { t } = useTranslation();
  const entries = useRecentHistory(true).data?.episodes.filter(isUnfinished).slice(0, shownCount) ?? [];
  if (entries.length === 0) return null;
  return (
    <SideList title={t('shelf.continue')} aside={<Link to="/history">{t('shelf.history')}</Link>}>
      <SideListRows>
        {entries.map((entry) => {
          const played = playedOf(entry);
          const left = played && t('shelf.left', { time: spokenDuration(played.duration - played.seconds) });
          return (
            <SideListRow
              key={entry.uuid}
              title={<Link {...wayBackTo(entry)}>{cardTitle(entry.title) || t('library.untitled')}</Link>}
              facts={[
                { key: 'show', node: ownerOf(entry) ?? t(`kindOne.${entry.kind}`) },
                { key: 'left', node: left },
              ]}
            >
              {played && left ? <ProgressBar percent={played.percent} label={left} /> : null}
            </SideListRow>
          );
        })}
      </SideListRows>
    </SideList>
  );
}
