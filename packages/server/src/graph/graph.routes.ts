import { limits } from '@ecco/contract';
import { connectionTypeOf, edgeTypes } from '@ecco/domain';
import { presentMember } from '../organization/key-people.ts';
import { organizationPolicy, type PermittedOrganization } from '../organization/organization.policy.ts';
import { presentOrganization } from '../organization/organization.presenter.ts';
import {
  findOrganization,
  openOrganization,
  readOrganization,
} from '../organization/organization.usecases.ts';
import { presentFact } from '../organization/organization-card.presenter.ts';
import { presentPlace } from '../person/person.presenter.ts';
import { authorize } from '../request/access/authorize.ts';
import { permit } from '../request/access/thing-policy.ts';
import { noteValues } from '../request/note-values.ts';
import { os, type RequestContext } from '../request/request-context.ts';
import { connectionValues, personBefore, valuesBefore } from './changed-values.ts';
import {
  addFact,
  changeConnection,
  connect,
  disconnect,
  removeFact,
  setLinked,
} from './connection.usecases.ts';
import { saveEntityChanges } from './entity-changes.usecases.ts';
import { presentConnection, presentNode, presentPass } from './graph.presenter.ts';
import { addMember, changePerson, removeMember } from './member.usecases.ts';
import { presentNeighbors } from './neighborhood.presenter.ts';
import { readNeighbors } from './neighborhood.usecases.ts';
import {
  addOrganization,
  changeOrganization,
  removeOrganization,
  restoreOrganization,
} from './organization-editing.usecases.ts';
import { addProposed, readProposed } from './proposed-organizations.usecases.ts';

/** The organization that somebody wants to change, with the proof that they may. */
async function managed(
  { services, actor, event }: RequestContext,
  id: string,
): Promise<PermittedOrganization<'manage'>> {
  const thing = await findOrganization(services.store, id);
  const { organization } = thing;
  event.audit = { subject: { kind: 'organization', id: organization.id, name: organization.name } };
  return permit(organizationPolicy, 'manage', { thing, actor });
}

/** The organization as it is now. */
async function whole({ services, actor }: RequestContext, id: string) {
  const now = services.now();
  const read = await readOrganization(services.store, await openOrganization(services.store, actor, id), now);
  return { organization: presentOrganization(read, actor, now) };
}

const searchNodes = os.graph.searchNodes.handler(async ({ input, context: { services, actor } }) => {
  authorize('graph.searchNodes', actor);
  const { type, query: words } = input;
  const found = await services.store.graph.findNodes({ type, words, limit: limits.nodesFound });
  return { nodes: found.map(presentNode) };
});

const neighbors = os.graph.neighbors.handler(async ({ input, context: { services, actor } }) =>
  presentNeighbors(await readNeighbors(services.store, authorize('graph.neighbors', actor), input)),
);

const read = os.graph.read.handler(({ input, context }) => whole(context, input.id));

const proposed = os.graph.proposed.handler(async ({ context: { services, actor } }) => ({
  proposed: await readProposed(services.store, authorize('graph.proposed', actor)),
}));

const addOfProposed = os.graph.addProposed.handler(async ({ input, context }) => {
  const { services, actor, event } = context;
  const who = authorize('graph.addProposed', actor);
  const { names, org_type: type } = input;
  const { made, skipped } = await addProposed(services.store, who, { names, type });
  const [first] = made;
  if (first) {
    event.audit = { subject: { kind: 'organization', id: first.id, name: first.name } };
    await services.pipeline.relink('anew');
  }
  return { organizations: made.map(({ id: uuid, slug, name }) => ({ uuid, slug, name })), skipped };
});

const create = os.graph.create.handler(async ({ input, context }) => {
  const { services, actor, event } = context;
  const who = authorize('graph.create', actor);
  const id = await addOrganization(services.store, who, { wanted: input, now: services.now() });
  event.audit = { subject: { kind: 'organization', id, name: input.name } };
  return whole(context, id);
});

const update = os.graph.update.handler(async ({ input: { id, ...change }, context }) => {
  const { store, now } = context.services;
  const permitted = await managed(context, id);
  noteValues(context, { before: valuesBefore(permitted.thing, change), after: change });
  return whole(context, await changeOrganization(store, permitted, { change, now: now() }));
});

const builderUpdate = os.graph.builderUpdate.handler(
  async ({ input: { org, publication_slugs: publications, ...change }, context }) => {
    const { store, now } = context.services;
    const permitted = await managed(context, org);
    noteValues(context, { before: valuesBefore(permitted.thing, change), after: change });
    return whole(context, await changeOrganization(store, permitted, { change, publications, now: now() }));
  },
);

const remove = os.graph.remove.handler(async ({ input, context }) => {
  const permitted = await managed(context, input.id);
  await removeOrganization(context.services.store, permitted);
  return { message: `Deleted ${permitted.thing.organization.name}` };
});

const restore = os.graph.restore.handler(async ({ input, context }) => {
  const { services, actor, event } = context;
  const id = await restoreOrganization(services.store, authorize('graph.restore', actor), input.id);
  const answer = await whole(context, id);
  event.audit = { subject: { kind: 'organization', id, name: answer.organization.name } };
  return answer;
});

const connections = os.graph.connections.handler(async ({ input, context: { services, actor } }) => {
  authorize('graph.connections', actor);
  const { organization } = await findOrganization(services.store, input.id);
  const edges = edgeTypes.filter((edge) => input.type === undefined || connectionTypeOf[edge] === input.type);
  const found = await services.store.graph.connectionsOf({ organizationId: organization.id, edges });
  return { connections: found.map(presentConnection) };
});

const join = os.graph.connect.handler(async ({ input: { id, ...wanted }, context }) => {
  const made = await connect(context.services.store, await managed(context, id), wanted);
  noteValues(context, { after: { connection_id: made.connection.id, target: made.node.name, ...wanted } });
  return { connection: presentConnection(made) };
});

const changeJoined = os.graph.changeConnection.handler(
  async ({ input: { id, connectionId, ...change }, context }) => {
    const permitted = await managed(context, id);
    const { before, now } = await changeConnection(context.services.store, permitted, {
      id: connectionId,
      change,
    });
    const { target_node_id: _target, ...values } = connectionValues(before);
    noteValues(context, { before: values, after: { connection_id: connectionId, ...change } });
    return { connection: presentConnection(now) };
  },
);

const part = os.graph.disconnect.handler(async ({ input, context }) => {
  const gone = await disconnect(context.services.store, await managed(context, input.id), input.connectionId);
  noteValues(context, { before: connectionValues(gone), after: {} });
  return { message: 'Connection removed successfully' };
});

const putFact = os.graph.addFact.handler(async ({ input: { id, ...fact }, context }) => {
  const { store, now } = context.services;
  return { fact: presentFact(await addFact(store, await managed(context, id), { fact, now: now() })) };
});

const dropFact = os.graph.removeFact.handler(async ({ input, context }) => {
  await removeFact(context.services.store, await managed(context, input.id), input.factId);
  return { message: 'The fact is gone.' };
});

const addPerson = os.graph.addMember.handler(async ({ input: { org, ...wanted }, context }) => ({
  person: presentMember(await addMember(context.services.store, await managed(context, org), wanted)),
}));

const removePerson = os.graph.removeMember.handler(async ({ input, context }) => {
  const permitted = await managed(context, input.org);
  const { person } = await removeMember(context.services.store, permitted, input.slug);
  return { message: `${person.name} is no longer of ${permitted.thing.organization.name}.` };
});

const saveChanges = os.graph.saveEntityChanges.handler(async ({ input, context: { services, actor } }) => {
  const who = authorize('graph.saveEntityChanges', actor);
  const { slug, changed } = await saveEntityChanges(services, who, input);
  return { org_slug: slug, changed };
});

const updatePerson = os.graph.updatePerson.handler(
  async ({ input: { id, ...change }, context: { services, actor, event } }) => {
    const who = authorize('graph.updatePerson', actor);
    const { before, person, places } = await changePerson(services.store, who, { id, change });
    const { id: uuid, slug, name } = person;
    const subject = { kind: 'person', id: uuid, name };
    event.audit = { subject, before: personBefore(before, change), after: change };
    return { person: { uuid, slug, name }, orgs: places.map(presentPlace) };
  },
);

const linkItem = os.graph.linkItem.handler(async ({ input, context }) => {
  const permitted = await managed(context, input.id);
  await setLinked(context.services.store, permitted, { itemId: input.uuid, isIts: true });
  return { message: 'The item is linked to the organization again.' };
});

const unlinkItem = os.graph.unlinkItem.handler(async ({ input, context }) => {
  const permitted = await managed(context, input.id);
  await setLinked(context.services.store, permitted, { itemId: input.uuid, isIts: false });
  return { message: 'The item is no longer linked to the organization.' };
});

const linking = os.graph.linking.handler(async ({ context: { services, actor } }) => {
  authorize('graph.linking', actor);
  return { pass: presentPass(await services.store.linkPasses.current()) };
});

const relink = os.graph.relink.handler(async ({ input, context: { services, actor } }) => {
  authorize('graph.relink', actor);
  await services.pipeline.relink(input.how);
  return { pass: presentPass(await services.store.linkPasses.current()) };
});

export const graphRoutes = {
  linking,
  relink,
  searchNodes,
  neighbors,
  read,
  proposed,
  addProposed: addOfProposed,
  create,
  update,
  builderUpdate,
  remove,
  restore,
  connections,
  connect: join,
  changeConnection: changeJoined,
  disconnect: part,
  addFact: putFact,
  removeFact: dropFact,
  addMember: addPerson,
  removeMember: removePerson,
  saveEntityChanges: saveChanges,
  updatePerson,
  linkItem,
  unlinkItem,
};
