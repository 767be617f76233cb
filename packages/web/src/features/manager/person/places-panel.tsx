import { limits, type Person, type PersonPlace } from '@ecco/contract';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { UndoLine } from '../../../ui/list/undo-line.tsx';
import { say } from '../../../ui/overlay/notice.store.ts';
import { Day } from '../../../ui/text/moment.tsx';
import { DataTable } from '../../../workbench/table/data-table.tsx';
import type { TableColumns } from '../../../workbench/table/table-column.ts';
import { useAddPlace, useRemovePlace } from '../api/person.api.ts';
import classes from '../manager.module.css';
import { PlaceDialog, type PlaceTarget } from './place-dialog.tsx';
import { draftOfPlace, sayOfPlace } from './place-draft.ts';

type ColumnsProps = { onEdit: (place: PersonPlace) => void; onRemove: (place: PersonPlace) => void };

const dayCell = (day: string | null) => (day === null ? null : <Day iso={day} />);

const positionColumns = (t: TFunction, { onEdit, onRemove }: ColumnsProps): TableColumns<PersonPlace> => [
  {
    id: 'organization',
    title: t('managerPerson.organization'),
    cell: ({ organization: { slug, name } }) => (
      <Link className={classes['link']} to="/manage/org/$id" params={{ id: slug }}>
        {name}
      </Link>
    ),
  },
  {
    id: 'role',
    title: t('managerPerson.role'),
    cell: ({ edge_type }) => t(`managerConnections.edge.${edge_type}`),
  },
  { id: 'title', title: t('managerPerson.title'), cell: ({ title }) => title },
  { id: 'since', title: t('managerPerson.since'), cell: ({ since }) => dayCell(since) },
  { id: 'until', title: t('managerPerson.until'), cell: ({ until }) => dayCell(until) },
  {
    id: 'actions',
    title: t('manager.actions'),
    bare: true,
    cell: (place) => (
      <span className={classes['decisions']}>
        <Button
          variant="default"
          size="compact-xs"
          aria-label={t('managerPerson.editPlace', { name: place.organization.name })}
          onClick={() => onEdit(place)}
        >
          {t('manager.edit')}
        </Button>
        <Button
          variant="default"
          size="compact-xs"
          aria-label={t('managerConnections.removeNamed', { name: place.organization.name })}
          onClick={() => onRemove(place)}
        >
          {t('manager.remove')}
        </Button>
      </span>
    ),
  },
];

/** Takes somebody out of an organization, and puts them back. */
function usePlaceRemoval(person: Person) {
  const { t } = useTranslation();
  const [drop, add] = [useRemovePlace(), useAddPlace()];
  const [gone, setGone] = useState<PersonPlace | null>(null);
  const remove = (place: PersonPlace): void =>
    drop.mutate(
      { id: place.organization.uuid, connectionId: place.edge_id },
      {
        onSuccess: () => {
          setGone(place);
          say(t('managerConnections.removed'), 'success', limits.managerNoticeMs);
        },
        onError: () => say(t('managerConnections.removeFailed'), 'error'),
      },
    );
  const undo = (place: PersonPlace): void =>
    add.mutate(
      { id: place.organization.uuid, target_node_id: person.uuid, ...sayOfPlace(draftOfPlace(place)) },
      {
        onSuccess: () => {
          setGone(null);
          say(t('managerConnections.added'), 'success', limits.managerNoticeMs);
        },
        onError: () => say(t('managerConnections.addFailed'), 'error'),
      },
    );
  const busy = new Set(drop.isPending ? [drop.variables.connectionId] : []);
  return { gone, remove, undo, busy };
}

/** The organizations of somebody, each with what they are there. */
export function PlacesPanel({ person }: { person: Person }) {
  const { t } = useTranslation();
  const [placeTarget, setAsked] = useState<PlaceTarget | null>(null);
  const { gone, remove, undo, busy } = usePlaceRemoval(person);
  return (
    <section className={classes['panel']} aria-label={t('managerPerson.organizations')}>
      <div className={classes['panelHead']}>
        <h2>{t('managerPerson.organizations')}</h2>
        <Button
          variant="default"
          size="compact-sm"
          aria-haspopup="dialog"
          leftSection={<IconPlus size={14} stroke={1.8} />}
          onClick={() => setAsked({ place: null })}
        >
          {t('managerPerson.addPlace')}
        </Button>
      </div>
      {gone ? (
        <UndoLine
          key={gone.edge_id}
          text={t('managerConnections.removedNamed', { name: gone.organization.name })}
          onUndo={() => undo(gone)}
        />
      ) : null}
      {person.orgs.length === 0 ? (
        <p className={classes['none']}>{t('managerPerson.noPlaces')}</p>
      ) : (
        <DataTable
          caption={t('managerPerson.organizationsOf', { name: person.name })}
          columns={positionColumns(t, { onEdit: (place) => setAsked({ place }), onRemove: remove })}
          rows={person.orgs}
          idOf={({ edge_id }) => edge_id}
          sort={undefined}
          onSort={() => undefined}
          busy={busy}
        />
      )}
      <PlaceDialog asked={placeTarget} person={person} onClose={() => setAsked(null)} />
    </section>
  );
}
