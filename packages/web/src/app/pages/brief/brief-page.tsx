import { briefPeriods } from '@ecco/domain';
import { useParams, useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useBrief, useSpokenBrief } from '../../../features/brief/api/brief.api.ts';
import { BriefAudio } from '../../../features/brief/brief-audio.tsx';
import { BriefBar } from '../../../features/brief/brief-bar.tsx';
import { BriefSheet } from '../../../features/brief/brief-sheet.tsx';
import { EntrySkeleton } from '../../../ui/list/entry-skeleton.tsx';
import { usePage } from '../../../ui/page/page.store.ts';
import { ListFailure } from '../list/list-failure.tsx';
import classes from '../pages.module.css';

const print = (): void => window.print();

/** A time of a list, to read, print, keep and hear. */
export function BriefPage() {
  const { id } = useParams({ from: '/watch/$id/brief' });
  const { from, to, period: said } = useSearch({ from: '/watch/$id/brief' });
  const period = briefPeriods.find((one) => one === said) ?? 'week';
  const { t } = useTranslation();
  const { data: brief, isPending, error, refetch } = useBrief({ uuid: id, from, to, period });
  const speech = useSpokenBrief({ uuid: id, from, to, period });
  usePage({ title: brief ? `${brief.title}: ${t('brief.title')}` : t('brief.title'), crumbs: null });
  if (brief)
    return (
      <>
        <BriefBar brief={brief} speech={speech} onPrint={print} />
        <BriefAudio brief={brief} speech={speech} />
        <BriefSheet brief={brief} />
      </>
    );
  return (
    <div className={classes['column']}>
      {isPending ? (
        <EntrySkeleton shape="row" />
      ) : (
        <ListFailure error={error} onReload={() => void refetch()} />
      )}
    </div>
  );
}
