import type { NewMember, PersonChange } from '@ecco/contract';
import type { EdgeType } from '@ecco/domain';
import type { Member, NamedPerson, PersonChanges, Store } from '@ecco/store';
import type { PermittedOrganization } from '../organization/organization.policy.ts';
import { personNotFound } from '../person/person.errors.ts';
import { findPerson } from '../person/person.usecases.ts';
import type { Authorized } from '../request/access/authorize.ts';
import { personBefore } from './changed-values.ts';
import { connectionExists, slugTaken } from './graph.errors.ts';

type Managed = PermittedOrganization<'manage'>;

const memberEdges: readonly EdgeType[] = [
  'HAS_BOARD_MEMBER',
  'HAS_STAFF_MEMBER',
  'HAS_EXECUTIVE',
  'HAS_ADVISOR',
];

/** Which edge a title speaks of. */
const edgeOf = (title: string): EdgeType =>
  /\b(?:trustee|board|chair(?:man|woman|person)?|director of the board)\b/i.test(title)
    ? 'HAS_BOARD_MEMBER'
    : 'HAS_STAFF_MEMBER';

/**
 * Adds a person to an organization. Somebody of that name gets a page of their own: two people of one name stay two
 * until somebody joins them (D39).
 * @throws RequestError 409 for somebody of this name who is there already
 */
export function addMember(
  store: Store,
  { thing, actor }: Managed,
  { name, title }: NewMember,
): Promise<Member> {
  return store.transaction(async (tx) => {
    const organizationId = thing.organization.id;
    const members = await tx.graph.membersOf({ organizationId, edges: memberEdges });
    const called = new Set((await tx.people.calledSo(name)).map(({ id }) => id));
    if (members.some(({ person, connection }) => called.has(person.id) && connection.until === null))
      throw connectionExists();
    const person = await tx.people.add({ name });
    if (person === null) throw slugTaken(name);
    const connection = await tx.graph.connect({
      organizationId,
      edge: edgeOf(title),
      target: { kind: 'person', id: person.id },
      title,
      provenance: 'hand',
      createdBy: actor.userId,
    });
    if (connection === null) throw connectionExists();
    return { connection, person };
  });
}

/** Takes a person out of an organization; their page stays. @throws RequestError 404 */
export function removeMember(store: Store, { thing }: Managed, id: string): Promise<NamedPerson> {
  return store.transaction(async (tx) => {
    const match = await findPerson(tx, id);
    const organizationId = thing.organization.id;
    const members = await tx.graph.membersOf({ organizationId, edges: memberEdges });
    const own = members.filter(({ person }) => person.id === match.person.id);
    if (own.length === 0) throw personNotFound();
    for (const { connection } of own) await tx.graph.disconnect(organizationId, connection.id);
    return match;
  });
}

/** Changes what is given of a person; gives what was there before, too. @throws RequestError 404, 409 where the slug leads elsewhere */
export function changePerson(
  store: Store,
  _who: Authorized<'curate'>,
  { id, change }: { id: string; change: PersonChange },
) {
  const { name, slug, aliases, description } = change;
  const given: PersonChanges = {
    ...(name !== undefined && { name }),
    ...(slug !== undefined && { slug }),
    ...(aliases !== undefined && { aliases }),
    ...(description !== undefined && { description }),
  };
  return store.transaction(async (tx) => {
    const before = await findPerson(tx, id);
    const person = await tx.people.update(before, given);
    if (person === null) throw slugTaken(change.slug ?? '');
    const values = { before: personBefore(before, change), after: change };
    return { person, places: await tx.graph.placesOf(person.id), values };
  });
}
