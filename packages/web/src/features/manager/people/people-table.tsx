import type { Connection } from '@ecco/contract';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConnectionsPanel } from '../connections/connections-panel.tsx';
import classes from '../manager.module.css';
import type { ManagedOrg } from './managed-person.type.ts';
import { personChanges } from './pending.ts';
import { PersonPanel } from './person-panel.tsx';
import { usePending } from './use-pending.ts';

type OpenProps = { name: string; isOpen: boolean; waiting: number; onToggle: () => void };

/** Opens a person below their row, and says how much waits of one who is closed. */
function OpenButton({ name, isOpen, waiting, onToggle }: OpenProps) {
  const { t } = useTranslation();
  return (
    <>
      {waiting > 0 && !isOpen ? (
        <em className={classes['waiting']} data-pending>
          {t('managerPeople.pending', { count: waiting })}
        </em>
      ) : null}
      <Button
        variant="default"
        size="compact-xs"
        aria-expanded={isOpen}
        aria-label={t(isOpen ? 'managerPeople.closeNamed' : 'managerPeople.openNamed', { name })}
        onClick={onToggle}
      >
        {t(isOpen ? 'managerPeople.close' : 'managerPeople.open')}
      </Button>
    </>
  );
}

/** The way to everything of a person that is not of this organization alone. */
function EditPerson({ target_node: { slug, name } }: Connection) {
  const { t } = useTranslation();
  return (
    <Button
      variant="default"
      size="compact-xs"
      renderRoot={(props) => (
        <Link
          to="/manage/person/$id"
          params={{ id: slug }}
          aria-label={t('managerPerson.editNamed', { name })}
          {...props}
        />
      )}
    >
      {t('manager.edit')}
    </Button>
  );
}

/** The people of an organization; one of them at a time is open, below their row. */
export function PeopleTable({ org }: { org: ManagedOrg }) {
  const state = usePending(org.id);
  const [open, setOpen] = useState<string | null>(null);
  const actionsOf = (connection: Connection) => {
    const { edge_id: edge, target_node: node } = connection;
    return (
      <>
        <OpenButton
          name={node.name}
          isOpen={open === edge}
          waiting={personChanges(state.pending, node.id).length}
          onToggle={() => setOpen(open === edge ? null : edge)}
        />
        <EditPerson {...connection} />
      </>
    );
  };
  const detailOf = ({ edge_id, target_node: { id, slug, name }, properties: { title } }: Connection) =>
    edge_id === open ? <PersonPanel org={org} person={{ id, slug, name, title }} state={state} /> : null;
  return <ConnectionsPanel org={org.id} type="PERSON" actionsOf={actionsOf} detailOf={detailOf} />;
}
