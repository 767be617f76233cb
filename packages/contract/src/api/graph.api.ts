import { nodeTypes } from '@ecco/domain';
import { z } from 'zod';
import { Message } from '../noun/account.schema.ts';
import {
  Connection,
  ConnectionChange,
  ConnectionType,
  EntityChanges,
  GraphNode,
  LinkPass,
  NewConnection,
  NewFact,
  NewMember,
  NewOrganization,
  OrganizationChange,
  PersonChange,
} from '../noun/graph.schema.ts';
import { limits } from '../noun/limit.ts';
import { Neighbors, NeighborsQuery } from '../noun/neighborhood.schema.ts';
import { Fact, KeyPerson, NodeName, Organization } from '../noun/organization.schema.ts';
import { PersonPlace } from '../noun/person.schema.ts';
import { AddedProposed, AddProposed, ProposedOrganizations } from '../noun/proposed-organization.schema.ts';
import { curate, inspect, readAsMember } from './access.ts';
import { get, post, put, remove } from './route.ts';

const ById = z.object({ id: NodeName });
const OfBuilder = z.object({ org: NodeName });
const Whole = z.object({ organization: Organization });
const ByItem = ById.extend({ uuid: z.uuid() });

export const graphApi = {
  searchNodes: get('/kg/search/nodes', 'What of the graph is called so', readAsMember)
    .input(
      z.object({
        type: z.enum(nodeTypes),
        query: z.string().trim().min(limits.nodeQueryMin).max(limits.organizationNameMax),
      }),
    )
    .output(z.object({ nodes: z.array(GraphNode) })),

  neighbors: post('/graph/{kind}/{id}/neighbors', 'What stands beside a point of the graph, and why', inspect)
    .input(NeighborsQuery)
    .output(Neighbors),

  read: get('/manage/org/{id}', 'An organization as who keeps it sees it', inspect).input(ById).output(Whole),
  proposed: get(
    '/manage/proposed_orgs',
    'Names that items are of, or that decide something, and that no organization has',
    inspect,
  ).output(ProposedOrganizations),
  addProposed: post(
    '/manage/proposed_orgs',
    'Make organizations of such names; what is theirs is linked in the background',
    curate,
  )
    .input(AddProposed)
    .output(AddedProposed),
  create: post('/manage/org', 'Make an organization', curate).input(NewOrganization).output(Whole),
  update: put('/manage/org/{id}', 'Change an organization', curate)
    .input(ById.extend(OrganizationChange.shape))
    .output(Whole),
  builderUpdate: post('/admin/org_builder/{org}/update_org', 'Change what an organization is called', curate)
    .input(
      OfBuilder.extend({
        ...OrganizationChange.pick({ slug: true, name: true, ticker: true, aliases: true }).shape,
        publication_slugs: z.array(NodeName).max(limits.organizationTagsMax).optional(),
      }),
    )
    .output(Whole),
  remove: remove('/manage/org/{id}', 'Delete an organization; its items stay, and it can be put back', curate)
    .input(ById)
    .output(Message),
  restore: post('/manage/org/{id}/restore', 'Put back an organization that was deleted', curate)
    .input(ById)
    .output(Whole),

  connections: get('/manage/org/{id}/connections', 'The connections of an organization', inspect)
    .input(ById.extend({ type: ConnectionType.optional() }))
    .output(z.object({ connections: z.array(Connection) })),
  connect: post('/manage/org/{id}/connections', 'Connect an organization to something', curate)
    .input(ById.extend(NewConnection.shape))
    .output(z.object({ connection: Connection })),
  changeConnection: put(
    '/manage/org/{id}/connections/{connectionId}',
    'Change what a connection says',
    curate,
  )
    .input(ById.extend({ connectionId: z.uuid() }).extend(ConnectionChange.shape))
    .output(z.object({ connection: Connection })),
  disconnect: remove('/manage/org/{id}/connections/{connectionId}', 'Remove a connection', curate)
    .input(ById.extend({ connectionId: z.uuid() }))
    .output(Message),

  addFact: post('/manage/org/{id}/facts', 'Note what is known of an organization as of a day', curate)
    .input(NewFact.safeExtend(ById.shape))
    .output(z.object({ fact: Fact })),
  removeFact: remove('/manage/org/{id}/facts/{factId}', 'Remove a fact', curate)
    .input(ById.extend({ factId: z.uuid() }))
    .output(Message),

  addMember: post('/admin/org_builder/{org}/entity', 'Add a person to an organization', curate)
    .input(OfBuilder.extend(NewMember.shape))
    .output(z.object({ person: KeyPerson })),
  removeMember: post(
    '/admin/org_builder/{org}/entity/{slug}/remove_entity_from_org',
    'Take a person out of an organization',
    curate,
  )
    .input(OfBuilder.extend({ slug: NodeName, id: z.string().max(limits.itemNameMax).optional() }))
    .output(Message),
  saveEntityChanges: post(
    '/admin/org_builder/save_org_episode_and_video_changes',
    'Save what was changed of the people of an organization, all of it or nothing',
    curate,
  )
    .input(EntityChanges)
    .output(z.object({ org_slug: z.string().nullable(), changed: z.number().int() })),
  updatePerson: put('/manage/person/{id}', 'Change a person', curate)
    .input(ById.extend(PersonChange.shape))
    .output(
      z.object({
        person: z.object({ uuid: z.string(), slug: z.string(), name: z.string() }),
        orgs: z.array(PersonPlace),
      }),
    ),

  linking: get('/admin/linking', 'How far the linking of all items has come', inspect).output(
    z.object({ pass: LinkPass.nullable() }),
  ),
  relink: post('/admin/linking', 'Relink all items, or pause and resume relinking', curate)
    .input(z.object({ how: z.enum(['anew', 'stop', 'resume']) }))
    .output(z.object({ pass: LinkPass.nullable() })),

  linkItem: put('/manage/org/{id}/items/{uuid}', 'Say again that an item is of an organization', curate)
    .input(ByItem)
    .output(Message),
  unlinkItem: remove('/manage/org/{id}/items/{uuid}', 'Say that an item is not of an organization', curate)
    .input(ByItem)
    .output(Message),
};
