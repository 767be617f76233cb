import type { EpisodeList } from '@ecco/contract';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHubOrganizations } from '../../../features/hub/api/hub.api.ts';
import hub from '../../../features/hub/hub.module.css';
import { useSession } from '../../../session/get-session.api.ts';
import { isSignedIn } from '../../../session/is-signed-in.ts';
import { Segmented } from '../../../ui/field/segmented.tsx';
import { EntrySkeleton } from '../../../ui/list/entry-skeleton.tsx';
import { Section } from '../../../ui/page/section.tsx';
import { HubItems } from './hub-items.tsx';

const tabs = ['conversations', 'publications', 'organizations'] as const;
type Tab = (typeof tabs)[number];

function Organizations({ list }: { list: EpisodeList }) {
  const { t } = useTranslation();
  const isMember = isSignedIn(useSession());
  const { data, isError, refetch } = useHubOrganizations(list.uuid, isMember);
  if (!isMember) return <p className={hub['none']}>{t('hub.signInOrganizations')}</p>;
  if (!data)
    return isError ? (
      <p role="alert">
        {t('hub.organizationsFailed')}{' '}
        <Button variant="subtle" size="compact-sm" onClick={() => void refetch()}>
          {t('hubs.retry')}
        </Button>
      </p>
    ) : (
      <EntrySkeleton shape="row" />
    );
  if (data.length === 0) return <p className={hub['none']}>{t('hub.noOrganizations')}</p>;
  return (
    <ul className={hub['organizations']}>
      {data.map(({ uuid, slug, name, org_type, state }) => (
        <li key={uuid}>
          <Link to="/org/$id" params={{ id: slug }}>
            {name}
          </Link>
          <span>{[org_type.replaceAll('_', ' '), state].filter((part) => part !== null).join(' · ')}</span>
        </li>
      ))}
    </ul>
  );
}

const itemCount = ({ recent, older }: { recent: number; older: number }): number => recent + older;

/** Where nobody has said anything yet, the organizations are what there is to see. */
const firstTab = ({ counts, followed_orgs }: EpisodeList): Tab => {
  if (itemCount(counts.conversations) > 0) return 'conversations';
  if (itemCount(counts.publications) > 0) return 'publications';
  return followed_orgs.length > 0 ? 'organizations' : 'conversations';
};

/** Conversations, publications and organizations of a watchlist, one of them at a time. */
export function HubContent({ list }: { list: EpisodeList }) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<Tab | null>(null);
  const tab = chosen ?? firstTab(list);
  const countsOf = {
    conversations: itemCount(list.counts.conversations),
    publications: itemCount(list.counts.publications),
    organizations: list.followed_orgs.length,
  };
  return (
    <Section
      id="conversations"
      title={t(`hub.${tab}`)}
      aside={
        <Segmented<Tab>
          label={t('hub.parts')}
          value={tab}
          choices={tabs.map((value) => ({ value, text: `${t(`hub.${value}`)} ${countsOf[value]}` }))}
          onChoose={setChosen}
        />
      }
    >
      {tab === 'organizations' ? (
        <Organizations list={list} />
      ) : (
        <HubItems key={tab} list={list} group={tab} />
      )}
    </Section>
  );
}
