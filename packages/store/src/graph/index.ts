import type { Connection } from '@ecco/domain';
import { type DeclaredChange, ifAny, organizationChanged, personChanged } from '../changes/change.ts';
import { defineNoun } from '../changes/noun.ts';
import { connections } from './connection.table.ts';
import { createGraphRepository } from './graph.repository.ts';

export { connections } from './connection.table.ts';
export type { ConnectedNode, Member, NewConnection, Node, Place } from './graph.types.ts';

const bothEnds = ({ organizationId, target }: Connection): DeclaredChange[] => [
  organizationChanged(organizationId),
  ...(target.kind === 'person' ? [personChanged(target.id)] : []),
];

export const graphNoun = defineNoun({
  tables: { connections },
  repository: createGraphRepository,
  access: {
    connect: { changes: (made) => ifAny(made, bothEnds) },
    change: { changes: (changed) => ifAny(changed, bothEnds) },
    disconnect: { changes: (gone) => ifAny(gone, bothEnds) },
    connectItems: { changes: (_, { organizationId }) => [organizationChanged(organizationId)] },
    disconnectTargets: { changes: (_, { organizationId }) => [organizationChanged(organizationId)] },
    findByIds: 'reads',
    connectionsOf: 'reads',
    showIdsOf: 'reads',
    membersOf: 'reads',
    placesOf: 'reads',
    presentPlacesOf: 'reads',
    organizationsOfMeetings: 'reads',
    meetingsCalledAfter: 'reads',
    findNodes: 'reads',
    targetOf: 'reads',
  },
});
