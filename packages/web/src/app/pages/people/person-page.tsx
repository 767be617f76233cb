import type { Person } from '@ecco/contract';
import { Button } from '@mantine/core';
import { Link, useParams } from '@tanstack/react-router';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../../api/failure.ts';
import { useVisit } from '../../../features/alert/api/updates.api.ts';
import { NewSince } from '../../../features/alert/new-since.tsx';
import { SinceBand } from '../../../features/alert/since-band.tsx';
import { SubscribeButton } from '../../../features/alert/subscribe-button.tsx';
import { usePerson } from '../../../features/person/api/person.api.ts';
import { PersonHead } from '../../../features/person/person-head.tsx';
import classes from '../../../features/person/person-page.module.css';
import { PersonPlaces } from '../../../features/person/person-places.tsx';
import { PersonSearch } from '../../../features/person/person-search.tsx';
import { ShowSkeleton } from '../../../features/show/show-skeleton.tsx';
import { useSession } from '../../../session/get-session.api.ts';
import { EntrySkeleton } from '../../../ui/list/entry-skeleton.tsx';
import { usePage } from '../../../ui/page/page.store.ts';
import { Section } from '../../../ui/page/section.tsx';
import { LoadFailed } from '../load-failed.tsx';
import pages from '../pages.module.css';
import { NamedPage } from '../show/named-page.tsx';
import { useSlugOfToday } from '../use-slug-of-today.ts';
import { PersonItemsSection } from './person-items.tsx';
import { PersonQuotes, usePersonHighlights } from './person-quotes.tsx';

function Frame({ name, children }: { name: string; children: ReactNode }) {
  const { t } = useTranslation();
  const crumbs = useMemo(() => [{ label: t('people.title'), href: '/people' }], [t]);
  usePage({ title: name, crumbs });
  return <div className={pages['column']}>{children}</div>;
}

/** All below the name. What may be there or not stands above what always is, so that they come together. */
function PersonParts({ person }: { person: Person }) {
  const { t } = useTranslation();
  const isLookingBack = useVisit('person', person.uuid).isLoading;
  const isLookingForQuotes = usePersonHighlights(person.name).isLoading;
  if (isLookingBack) return <EntrySkeleton />;
  return (
    <>
      <SinceBand kind="person" id={person.uuid} changesHref={`/people/${person.slug}/changes`} />
      {person.orgs.length > 0 ? (
        <Section id="organizations" title={t('person.organizations')}>
          <PersonPlaces places={person.orgs} />
        </Section>
      ) : null}
      {isLookingForQuotes ? (
        <EntrySkeleton />
      ) : (
        <>
          <PersonQuotes name={person.name} />
          <NewSince kind="person" id={person.uuid}>
            <PersonItemsSection person={person} relation="spoke" />
            <PersonItemsSection person={person} relation="mentioned" />
          </NewSince>
        </>
      )}
    </>
  );
}

/** Somebody by id, slug, or a slug of before. */
export function PersonPage() {
  const { t } = useTranslation();
  const session = useSession();
  const { id = '' } = useParams({ strict: false });
  const query = usePerson(id);
  const person = query.data;
  useSlugOfToday(id, query);
  if (person)
    return (
      <Frame key={person.uuid} name={person.name}>
        <PersonHead person={person}>
          <div className={classes['actions']}>
            <SubscribeButton kind="person" id={person.uuid} name={person.name} />
            {session?.may_administer ? (
              <Button
                variant="default"
                renderRoot={(props) => (
                  <Link to="/manage/person/$id" params={{ id: person.slug }} {...props} />
                )}
              >
                {t('person.manage')}
              </Button>
            ) : null}
          </div>
          <PersonSearch name={person.name} />
        </PersonHead>
        <PersonParts person={person} />
      </Frame>
    );
  if (query.isPending)
    return (
      <Frame name={t('people.title')}>
        <ShowSkeleton />
      </Frame>
    );
  const { status } = failureOf(query.error);
  if (status === 404) return <NamedPage />;
  return (
    <Frame name={t('people.title')}>
      <LoadFailed query={query} />
    </Frame>
  );
}
