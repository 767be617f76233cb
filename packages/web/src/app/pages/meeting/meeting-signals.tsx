import type { Meeting } from '@ecco/contract';
import { useTranslation } from 'react-i18next';
import { useSignals } from '../../../features/ledger/api/signals.api.ts';
import { SignalRows } from '../../../features/ledger/signal-rows.tsx';
import { unlinkedNames } from '../../../features/ledger/unlinked-names.ts';
import { NamesToAdd } from '../../../features/proposal/names-to-add.tsx';
import { EntrySkeleton } from '../../../ui/list/entry-skeleton.tsx';
import { LoadMore } from '../../../ui/list/load-more.tsx';
import { Section } from '../../../ui/page/section.tsx';

/** What the recordings and papers of a meeting tell together, for members: what several of them tell is one row. */
export function MeetingSignals({ meeting: { uuid, organization, fund_name: fund } }: { meeting: Meeting }) {
  const { t } = useTranslation();
  const query = useSignals({ meeting: uuid, sort: 'kind' });
  const signals = query.data?.pages.flatMap((page) => page.signals) ?? [];
  if (query.isPending) return <EntrySkeleton shape="row" />;
  const names = [...unlinkedNames(signals), organization === null ? fund : null];
  if (signals.length === 0) return <NamesToAdd names={names} />;
  return (
    <Section id="meeting-signals" title={t('signals.ofMeeting')}>
      <SignalRows signals={signals} label={t('signals.ofMeeting')} isWhoShown={false} />
      {query.hasNextPage ? (
        <LoadMore busy={query.isFetchingNextPage} onMore={() => void query.fetchNextPage()} />
      ) : null}
      <NamesToAdd names={names} />
    </Section>
  );
}
