import { limits } from '@ecco/contract';
import { connectionTypeOf, edgeTypes } from '@ecco/domain';
import { presentMember } from '../organization/key-people.ts';
import { managedOrganization } from '../organization/organization.guard.ts';
import type { PermittedOrganization } from '../organization/organization.policy.ts';
import { presentOrganization } from '../organization/organization.presenter.ts';
import {
  findOrganization,
  openOrganization,
  readOrganization,
} from '../organization/organization.usecases.ts';
import { presentFact } from '../organization/organization-card.presenter.ts';
import { presentPlace } from '../person/person.presenter.ts';
import { noteValues } from '../request/note-values.ts';
import { guarded, os, type RequestContext } from '../request/request-context.ts';
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

/** The organization as it is now. */
async function whole({ services, actor }: RequestContext, id: string) {
  const now = services.now();
  const read = await readOrganization(services.store, await openOrganization(services.store, actor, id), now);
  return { organization: presentOrganization(read, actor, now) };
}

const searchNodes = guarded(os.graph.searchNodes).handler(async ({ input, context: { services } }) => {
  const { type, query: words } = input;
  const matches = await services.store.graph.findNodes({ type, words, limit: limits.nodesFound });
  return { nodes: matches.map(presentNode) };
});

const neighbors = guarded(os.graph.neighbors).handler(async ({ input, context: { services, actor } }) =>
  presentNeighbors(await readNeighbors(services.store, actor, input)),
);

const read = guarded(os.graph.read).handler(({ input, context }) => whole(context, input.id));

const proposed = guarded(os.graph.proposed).handler(async ({ context: { services, actor } }) => ({
  proposed: await readProposed(services.store, actor),
}));

const addOfProposed = guarded(os.graph.addProposed).handler(async ({ input, context }) => {
  const { services, actor, event } = context;
  const { names, org_type: type } = input;
  const { made, skipped } = await addProposed(services, actor, { names, type });
  const [first] = made;
  if (first) event.audit = { subject: { kind: 'organization', id: first.id, name: first.name } };
  return { organizations: made.map(({ id: uuid, slug, name }) => ({ uuid, slug, name })), skipped };
});

const create = guarded(os.graph.create).handler(async ({ input, context }) => {
  const { services, actor, event } = context;
  const id = await addOrganization(services.store, actor, { wanted: input, now: services.now() });
  event.audit = { subject: { kind: 'organization', id, name: input.name } };
  return whole(context, id);
});

type Changing = RequestContext & { permitted: PermittedOrganization<'manage'> };
type Change = Pick<Parameters<typeof changeOrganization>[2], 'change' | 'publications'>;

async function changed(context: Changing, change: Change) {
  const { store, now } = context.services;
  const { id, values } = await changeOrganization(store, context.permitted, { ...change, now: now() });
  noteValues(context, values);
  return whole(context, id);
}

const update = guarded(os.graph.update)
  .use(managedOrganization('id'))
  .handler(({ input: { id: _id, ...change }, context }) => changed(context, { change }));

const builderUpdate = guarded(os.graph.builderUpdate)
  .use(managedOrganization('org'))
  .handler(({ input: { org: _org, publication_slugs: publications, ...change }, context }) =>
    changed(context, { change, publications }),
  );

const remove = guarded(os.graph.remove)
  .use(managedOrganization('id'))
  .handler(async ({ context }) => {
    const { permitted } = context;
    await removeOrganization(context.services.store, permitted);
    return { message: `Deleted ${permitted.thing.organization.name}` };
  });

const restore = guarded(os.graph.restore).handler(async ({ input, context }) => {
  const { services, actor, event } = context;
  const id = await restoreOrganization(services.store, actor, input.id);
  const answer = await whole(context, id);
  event.audit = { subject: { kind: 'organization', id, name: answer.organization.name } };
  return answer;
});

const connections = guarded(os.graph.connections).handler(async ({ input, context: { services } }) => {
  const { organization } = await findOrganization(services.store, input.id);
  const edges = edgeTypes.filter((edge) => input.type === undefined || connectionTypeOf[edge] === input.type);
  const connectedNodes = await services.store.graph.connectionsOf({ organizationId: organization.id, edges });
  return { connections: connectedNodes.map(presentConnection) };
});

const join = guarded(os.graph.connect)
  .use(managedOrganization('id'))
  .handler(async ({ input: { id: _id, ...wanted }, context }) => {
    const { made, values } = await connect(context.services.store, context.permitted, wanted);
    noteValues(context, values);
    return { connection: presentConnection(made) };
  });

const changeJoined = guarded(os.graph.changeConnection)
  .use(managedOrganization('id'))
  .handler(async ({ input: { id: _id, connectionId: id, ...change }, context }) => {
    const { store } = context.services;
    const { now, values } = await changeConnection(store, context.permitted, { id, change });
    noteValues(context, values);
    return { connection: presentConnection(now) };
  });

const part = guarded(os.graph.disconnect)
  .use(managedOrganization('id'))
  .handler(async ({ input, context }) => {
    noteValues(context, await disconnect(context.services.store, context.permitted, input.connectionId));
    return { message: 'Connection removed successfully' };
  });

const putFact = guarded(os.graph.addFact)
  .use(managedOrganization('id'))
  .handler(async ({ input: { id: _id, ...fact }, context: { services, permitted } }) => ({
    fact: presentFact(await addFact(services.store, permitted, { fact, now: services.now() })),
  }));

const dropFact = guarded(os.graph.removeFact)
  .use(managedOrganization('id'))
  .handler(async ({ input, context: { services, permitted } }) => {
    await removeFact(services.store, permitted, input.factId);
    return { message: 'The fact is gone.' };
  });

const addPerson = guarded(os.graph.addMember)
  .use(managedOrganization('org'))
  .handler(async ({ input: { org: _org, ...wanted }, context: { services, permitted } }) => ({
    person: presentMember(await addMember(services.store, permitted, wanted)),
  }));

const removePerson = guarded(os.graph.removeMember)
  .use(managedOrganization('org'))
  .handler(async ({ input, context: { services, permitted } }) => {
    const { person } = await removeMember(services.store, permitted, input.slug);
    return { message: `${person.name} is no longer of ${permitted.thing.organization.name}.` };
  });

const saveChanges = guarded(os.graph.saveEntityChanges).handler(
  async ({ input, context: { services, actor } }) => {
    const { slug, changed } = await saveEntityChanges(services, actor, input);
    return { org_slug: slug, changed };
  },
);

const updatePerson = guarded(os.graph.updatePerson).handler(
  async ({ input: { id, ...change }, context: { services, actor, event } }) => {
    const { person, places, values } = await changePerson(services.store, actor, { id, change });
    const { id: uuid, slug, name } = person;
    const subject = { kind: 'person', id: uuid, name };
    event.audit = { subject, ...values };
    return { person: { uuid, slug, name }, orgs: places.map(presentPlace) };
  },
);

const linkItem = guarded(os.graph.linkItem)
  .use(managedOrganization('id'))
  .handler(async ({ input, context }) => {
    const { permitted } = context;
    await setLinked(context.services.store, permitted, { itemId: input.uuid, isIts: true });
    return { message: 'The item is linked to the organization again.' };
  });

const unlinkItem = guarded(os.graph.unlinkItem)
  .use(managedOrganization('id'))
  .handler(async ({ input, context }) => {
    const { permitted } = context;
    await setLinked(context.services.store, permitted, { itemId: input.uuid, isIts: false });
    return { message: 'The item is no longer linked to the organization.' };
  });

const linking = guarded(os.graph.linking).handler(async ({ context: { services } }) => {
  return { pass: presentPass(await services.store.linkPasses.current()) };
});

const relink = guarded(os.graph.relink).handler(async ({ input, context: { services } }) => {
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
