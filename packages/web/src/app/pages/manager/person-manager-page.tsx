import type { Person } from '@ecco/contract';
import { Button } from '@mantine/core';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../../api/failure.ts';
import { useManagedPerson } from '../../../features/manager/api/person.api.ts';
import classes from '../../../features/manager/manager.module.css';
import { MergeButton } from '../../../features/manager/merge/merge-button.tsx';
import { PersonForm } from '../../../features/manager/person/person-form.tsx';
import { PlacesPanel } from '../../../features/manager/person/places-panel.tsx';
import { ShowSkeleton } from '../../../features/show/show-skeleton.tsx';
import { type Crumb, usePage } from '../../../ui/page/page.store.ts';
import { StatePanel } from '../../../ui/page/state-panel.tsx';
import { LoadFailed } from '../load-failed.tsx';
import pages from '../pages.module.css';
import { useSlugOfToday } from '../use-slug-of-today.ts';

function ManagedPerson({ person }: { person: Person }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { uuid, slug, name } = person;
  const goTo = (id: string): void =>
    void navigate({ to: '/manage/person/$id', params: { id }, replace: true });
  return (
    <>
      <header className={classes['head']}>
        <h1>{t('manager.title', { name })}</h1>
        <div className={classes['actions']}>
          <Button
            variant="default"
            renderRoot={(props) => <Link to="/people/$id" params={{ id: slug }} {...props} />}
          >
            {t('managerPerson.view')}
          </Button>
          <MergeButton kind="person" node={{ id: uuid, slug, name }} onMerged={(side) => goTo(side.slug)} />
        </div>
      </header>
      <PersonForm
        person={person}
        onSaved={(now) => {
          if (now !== slug) goTo(now);
        }}
      />
      <PlacesPanel person={person} />
    </>
  );
}

/** Where admins keep the page of a person: names, organizations and titles. */
export function PersonManagerPage() {
  const { t } = useTranslation();
  const { id } = useParams({ from: '/manage/person/$id' });
  const query = useManagedPerson(id);
  const { data: person } = query;
  useSlugOfToday(id, query);
  const crumbs = useMemo((): Crumb[] => {
    const list = { label: t('shell.people'), href: '/people' };
    return person ? [list, { label: person.name, href: `/people/${person.slug}` }] : [list];
  }, [t, person]);
  usePage({ title: person ? t('manager.title', { name: person.name }) : t('manager.crumb'), crumbs });
  return (
    <div className={pages['broad']}>
      {person ? <ManagedPerson key={person.uuid} person={person} /> : null}
      {!person && query.isPending ? <ShowSkeleton /> : null}
      {person || query.isPending ? null : failureOf(query.error).status === 404 ? (
        <StatePanel level={1} title={t('managerPerson.nobody')} />
      ) : (
        <LoadFailed query={query} />
      )}
    </div>
  );
}
