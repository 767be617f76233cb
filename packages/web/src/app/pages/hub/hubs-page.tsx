import type { HubHeld, HubOverview } from '@ecco/contract';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../../api/failure.ts';
import { useClearWizard, useHubOverview } from '../../../features/hub/api/hub.api.ts';
import hub from '../../../features/hub/hub.module.css';
import { useCreateList } from '../../../features/list/api/lists.api.ts';
import { shownTitle } from '../../../format/text.ts';
import { useSession } from '../../../session/get-session.api.ts';
import { EntrySkeleton } from '../../../ui/list/entry-skeleton.tsx';
import { say } from '../../../ui/overlay/notice.store.ts';
import { usePage } from '../../../ui/page/page.store.ts';
import { StatePanel } from '../../../ui/page/state-panel.tsx';
import { Day } from '../../../ui/text/moment.tsx';
import pages from '../pages.module.css';
import { NewHubWindow } from './wizard-window.tsx';

function Card({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <li className={hub['card']}>
      <h2>{title}</h2>
      {children}
    </li>
  );
}

/** How much a hub holds, how much of it is new, and the newest. */
function Held({ held }: { held: HubHeld | null }) {
  const { t } = useTranslation();
  if (held === null) return null;
  const { items, recent, newest } = held;
  return (
    <>
      <p className={hub['held']}>
        {t('hubs.items', { count: items })}
        {recent > 0 ? <strong> · {t('hubs.recent', { count: recent })}</strong> : null}
      </p>
      {newest ? (
        <p className={hub['newest']}>
          {newest.date === null ? null : <Day iso={newest.date} />} {shownTitle(newest.title)}
        </p>
      ) : null}
    </>
  );
}

/** A hub with an address of its own; where nobody has made it, admins see what makes it. */
function KnownHub({ card: { slug, title, held } }: { card: HubOverview['cards'][number] }) {
  const { t } = useTranslation();
  const create = useCreateList();
  const make = async (): Promise<void> => {
    try {
      await create.mutateAsync({ title: t(`hubs.${slug}`), slug });
    } catch (error) {
      say(failureOf(error).message ?? t('error.unknown'), 'error');
    }
  };
  if (title === null)
    return (
      <Card title={t(`hubs.${slug}`)}>
        <p>{t('hubs.notMade')}</p>
        <Button variant="default" loading={create.isPending} onClick={() => void make()}>
          {t('hubs.make')}
        </Button>
      </Card>
    );
  return (
    <Card
      title={
        <Link to="/watch/$id" params={{ id: slug }}>
          {title}
        </Link>
      }
    >
      <p>{t(`hubs.${slug}Text`)}</p>
      <Held held={held} />
    </Card>
  );
}

type CustomProps = { list: HubOverview['custom'][number] };

function CustomHub({ list: { uuid, title, description, following, shared_by, held } }: CustomProps) {
  const { t } = useTranslation();
  const facts = [
    t('hubs.follows', { count: following }),
    ...(shared_by === null ? [] : [t('hub.sharedBy', { name: shared_by })]),
  ];
  return (
    <Card
      title={
        <Link to="/watch/$id" params={{ id: uuid }}>
          {title}
        </Link>
      }
    >
      {description ? <p>{description}</p> : null}
      <p>{facts.join(' · ')}</p>
      <Held held={held} />
    </Card>
  );
}

/** What only admins do here. */
function AdminCards({ onCreate }: { onCreate: () => void }) {
  const { t } = useTranslation();
  const clear = useClearWizard();
  const run = async (): Promise<void> => {
    try {
      await clear.mutateAsync();
      say(t('hubs.cleared'));
    } catch (error) {
      say(failureOf(error).message ?? t('hubs.clearFailed'), 'error');
    }
  };
  return (
    <Card title={t('hubs.create')}>
      <p>{t('hubs.createText')}</p>
      <Button leftSection={<IconPlus size={16} stroke={2} />} onClick={onCreate}>
        {t('hubs.create')}
      </Button>
      <Button variant="subtle" size="compact-sm" loading={clear.isPending} onClick={() => void run()}>
        {t('hubs.clear')}
      </Button>
    </Card>
  );
}

type CardsProps = { overview: HubOverview; isAdmin: boolean; onCreate: () => void };

function Cards({ overview: { allocators, cards, custom }, isAdmin, onCreate }: CardsProps) {
  const { t } = useTranslation();
  return (
    <ul className={hub['cards']} aria-label={t('hubs.title')}>
      {allocators ? (
        <Card title={<Link to="/allocators">{t('hubs.allocators')}</Link>}>
          <p>{t('hubs.allocatorsText')}</p>
        </Card>
      ) : null}
      {cards.map((card) => (
        <KnownHub key={card.slug} card={card} />
      ))}
      {custom.map((list) => (
        <CustomHub key={list.uuid} list={list} />
      ))}
      {custom.length === 0 ? (
        <Card title={t('hubs.createWatchlist')}>
          <p>{t('hubs.createWatchlistText')}</p>
          <Button variant="default" onClick={onCreate}>
            {t('hubs.createButton')}
          </Button>
        </Card>
      ) : null}
      {isAdmin ? <AdminCards onCreate={onCreate} /> : null}
    </ul>
  );
}

/** The hubs somebody may choose among. */
export function HubsPage() {
  const { t } = useTranslation();
  const session = useSession();
  const [isMade, setMade] = useState(false);
  const { data, isPending, isError, error, refetch } = useHubOverview();
  usePage({ title: t('hubs.title'), crumbs: [] });
  const profile = session?.user_profile?.profile;
  const name = profile ? profile.given_name || profile.name : '';
  return (
    <div className={pages['broad']}>
      <header className={hub['head']}>
        <h1>{t('hubs.greeting', { name })}</h1>
        <p className={hub['description']}>{t('hubs.lead')}</p>
      </header>
      {isPending ? <EntrySkeleton shape="row" /> : null}
      {data ? (
        <Cards overview={data} isAdmin={session?.may_administer === true} onCreate={() => setMade(true)} />
      ) : null}
      {isError && !data ? (
        <StatePanel
          tone="error"
          title={t('hubs.failed')}
          action={<Button onClick={() => void refetch()}>{t('hubs.retry')}</Button>}
        >
          <p>{failureOf(error).message}</p>
        </StatePanel>
      ) : null}
      <NewHubWindow open={isMade} onClose={() => setMade(false)} />
    </div>
  );
}
