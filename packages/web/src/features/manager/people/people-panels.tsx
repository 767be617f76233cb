import type { Connection } from '@ecco/contract';
import { connectionTypeOf } from '@ecco/domain';
import { useTranslation } from 'react-i18next';
import { Section } from '../../../ui/page/section.tsx';
import { useConnections } from '../api/managed.api.ts';
import type { ManagedOrg, ManagedPerson } from './managed-person.type.ts';
import { PendingBar } from './pending-bar.tsx';
import { PersonPanel } from './person-panel.tsx';
import { usePending } from './use-pending.ts';

/** Everybody that an organization is connected to, once each, under the first of their titles. */
export function peopleOf(connections: readonly Connection[]): ManagedPerson[] {
  const people = new Map<string, ManagedPerson>();
  for (const { edge_type, target_node: node, properties } of connections) {
    if (connectionTypeOf[edge_type] !== 'PERSON') continue;
    const known = people.get(node.id);
    people.set(node.id, {
      id: node.id,
      slug: node.slug,
      name: node.name,
      title: known?.title ?? properties.title,
    });
  }
  return [...people.values()];
}

/** A panel for each person of the organization, and what of all of them waits to be saved. */
export function PeoplePanels({ org }: { org: ManagedOrg }) {
  const { t } = useTranslation();
  const state = usePending(org.id);
  const people = peopleOf(useConnections(org.id).data ?? []);
  if (people.length === 0) return null;
  return (
    <Section compact title={t('managerPeople.title')}>
      {people.map((person) => (
        <PersonPanel key={person.id} org={org} person={person} state={state} />
      ))}
      <PendingBar state={state} />
    </Section>
  );
}
