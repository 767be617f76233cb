import type { Meeting } from '@ecco/contract';
import { useTranslation } from 'react-i18next';
import { useSignals } from '../../../features/ledger/api/signals.api.ts';
import { SignalRows } from '../../../features/ledger/signal-rows.tsx';
import { useSession } from '../../../session/get-session.api.ts';
import { isSignedIn } from '../../../session/is-signed-in.ts';
import { LoadMore } from '../../../ui/list/load-more.tsx';
import { Section } from '../../../ui/page/section.tsx';

/** What the recordings and papers of a meeting tell together: what several of them tell is one row. */
export function MeetingSignals({ meeting: { uuid } }: { meeting: Meeting }) {
  const { t } = useTranslation();
  // A meeting is open to everybody, the ledger to members.
  const enabled = isSignedIn(useSession());
  const query = useSignals({ meeting: uuid, sort: 'kind' }, { enabled });
  const signals = query.data?.pages.flatMap((page) => page.signals) ?? [];
  if (signals.length === 0) return null;
  return (
    <Section id="meeting-signals" title={t('signals.ofMeeting')}>
      <SignalRows signals={signals} label={t('signals.ofMeeting')} isWhoShown={false} />
      {query.hasNextPage ? (
        <LoadMore busy={query.isFetchingNextPage} onMore={() => void query.fetchNextPage()} />
      ) : null}
    </Section>
  );
}
