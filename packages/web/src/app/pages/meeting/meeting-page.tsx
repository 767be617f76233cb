/*
 * A meeting and what it left behind: one of its recordings or papers is open, and the address says which.
 */
import type { Meeting, MeetingSource } from '@ecco/contract';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { Suspense, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../../api/failure.ts';
import { optionalChunk } from '../../../chunks/lazy-chunk.ts';
import { useItem } from '../../../features/item/api/get-item.api.ts';
import { ItemError } from '../../../features/item/item-error.tsx';
import { useMeeting } from '../../../features/meeting/api/get-meeting.api.ts';
import { chooseSource, nameOfSource, sourcesOf } from '../../../features/meeting/choose-source.ts';
import { hasBothSides } from '../../../features/meeting/has-minutes.ts';
import { MeetingHead, MeetingHeadSkeleton } from '../../../features/meeting/meeting-head.tsx';
import { PlannedAgenda } from '../../../features/meeting/planned-agenda.tsx';
import { SourceChips } from '../../../features/meeting/source-chips.tsx';
import { shownTitle } from '../../../format/text.ts';
import { useSession } from '../../../session/get-session.api.ts';
import { isSignedIn } from '../../../session/is-signed-in.ts';
import { type Crumb, usePage } from '../../../ui/page/page.store.ts';
import { StatePanel } from '../../../ui/page/state-panel.tsx';
import { NotFoundPage } from '../../failure/not-found-page.tsx';
import { ItemPage } from '../../item/item-page.tsx';
import { readDeepLink } from '../../item/state/deep-link.ts';
import { LoadFailed } from '../load-failed.tsx';
import { MeetingSignals } from './meeting-signals.tsx';
import { MeetingSourceSkeleton, MeetingSourceView } from './meeting-source.tsx';
import { MinutesNotes } from './minutes-notes.tsx';

const MinutesComparison = optionalChunk(
  () => import('../../../features/meeting/minutes-comparison.tsx'),
  (chunk) => chunk.MinutesComparison,
);

type OpenProps = { meeting: Meeting; source: MeetingSource; hasSignals: boolean };

function OpenSource({ meeting, source, hasSignals }: OpenProps) {
  const search = useSearch({ from: '/event/$id' });
  const link = useMemo(() => {
    const { select } = search;
    return { ...readDeepLink(search), ...(select !== undefined && { select }) };
  }, [search]);
  const query = useItem(source.uuid);
  const path = `/event/${meeting.uuid}?select=${encodeURIComponent(nameOfSource(source))}`;
  if (query.data)
    return <MeetingSourceView item={query.data.item} link={link} path={path} hasSignals={hasSignals} />;
  if (query.isPending) return <MeetingSourceSkeleton />;
  const { message } = failureOf(query.error);
  return <ItemError kind={source.kind} message={message} onReload={() => void query.refetch()} />;
}

/** What the open source tells, then what all of them tell together, and last what was held against the minutes. */
function MeetingReport({ meeting, source }: { meeting: Meeting; source: MeetingSource }) {
  // A meeting is open to everybody, the ledger to members.
  const isMember = isSignedIn(useSession());
  const isTogether = isMember && sourcesOf(meeting).length > 1;
  const open = <OpenSource key={source.uuid} meeting={meeting} source={source} hasSignals={!isTogether} />;
  const together = isTogether ? <MeetingSignals meeting={meeting} /> : null;
  if (!hasBothSides(meeting))
    return (
      <>
        {open}
        {together}
      </>
    );
  return (
    <MinutesNotes meeting={meeting}>
      {open}
      {together}
      <Suspense>
        <MinutesComparison meeting={meeting} />
      </Suspense>
    </MinutesNotes>
  );
}

function LoadedMeeting({ meeting }: { meeting: Meeting }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { select, embed } = useSearch({ from: '/event/$id' });
  const title = shownTitle(meeting.title);
  const crumbs = useMemo((): Crumb[] => {
    const { organization, fund_name: fundName } = meeting;
    const href = organization && `/pension-funds/${organization.uuid}`;
    const label = organization?.name ?? fundName;
    return [
      { label: t('meeting.allocators'), href: '/allocators' },
      ...(label ? [{ label, ...(href && { href }) }] : []),
    ];
  }, [meeting, t]);
  usePage({ title, crumbs });
  const source = chooseSource(meeting, select);
  const onChoose = (chosen: MeetingSource): void =>
    void navigate({
      to: '.',
      search: { select: nameOfSource(chosen), ...(embed !== undefined && { embed }) },
      // The first choice only says what was open already; every other one is a step to go back from.
      replace: select === undefined,
      resetScroll: false,
    });
  return (
    <>
      <MeetingHead meeting={meeting} />
      {source === null ? (
        <>
          <PlannedAgenda lines={meeting.agenda} />
          <StatePanel title={t('meeting.noSources')}>
            <p>{t(meeting.upcoming ? 'meeting.noSourcesYet' : 'meeting.noSourcesText')}</p>
          </StatePanel>
        </>
      ) : (
        <>
          <SourceChips sources={sourcesOf(meeting)} chosen={source} onChoose={onChoose} />
          <MeetingReport meeting={meeting} source={source} />
        </>
      )}
    </>
  );
}

const isLone = (meeting: Meeting): boolean => sourcesOf(meeting).some(({ uuid }) => uuid === meeting.uuid);

export function MeetingPage() {
  const { t } = useTranslation();
  const { id } = useParams({ from: '/event/$id' });
  const query = useMeeting(id);
  // A recording that belongs to no meeting has a page like any other.
  if (query.data && isLone(query.data)) return <ItemPage kind="meeting" />;
  if (query.data) return <LoadedMeeting meeting={query.data} />;
  if (query.isPending)
    return (
      <>
        <MeetingHeadSkeleton />
        <MeetingSourceSkeleton />
      </>
    );
  const { status } = failureOf(query.error);
  if (status === 404) return <NotFoundPage message={t('meeting.missing')} />;
  return <LoadFailed query={query} />;
}
