// What is kept of organizations beside all texts, where that answers a question.
import type { EdgeType, Fact } from '@ecco/domain';
import {
  type GraphQuestion,
  pickFacts,
  pickLastMeetings,
  pickMeetings,
  pickPeople,
  readGraphQuestion,
  standsBeside,
} from '@ecco/engine';
import type { ListedMeeting, Member, NamedOrganization, Store, StoredReply } from '@ecco/store';

/** Organizations of which one answer tells, and meetings to come, or that were, of each that are looked at. */
const most = { organizations: 10, meetings: 50 };
const ofBoard: EdgeType = 'HAS_BOARD_MEMBER';
const peopleEdges: readonly EdgeType[] = [ofBoard, 'HAS_EXECUTIVE', 'HAS_STAFF_MEMBER', 'HAS_ADVISOR'];

type GraphRepositories = Pick<Store, 'funds' | 'graph' | 'organizations'>;
type GraphReply = NonNullable<StoredReply['graph']>;
/** `standsBeside`: whether a sentence may be told beside it. */
export type GraphMatch = {
  told: GraphReply;
  standsBeside: (said: { text: string; lead: string | null }) => boolean;
};

export const isOfBoard = ({ connection: { edge } }: Member): boolean => edge === ofBoard;

/** Meetings that may be to come: of one of which only the day is known that is so all day long. */
export const comingOf = ({ funds }: Pick<Store, 'funds'>, organizationId: string, now: Date) =>
  funds.meetingsOf({
    organizationIds: [organizationId],
    period: { from: new Date(now.toISOString().slice(0, 10)) },
    limit: most.meetings,
    latestFirst: false,
  });
/** Meetings that may be over, the latest first. */
export const pastOf = ({ funds }: Pick<Store, 'funds'>, organizationId: string, now: Date) =>
  funds.meetingsOf({
    organizationIds: [organizationId],
    period: { to: now },
    limit: most.meetings,
    latestFirst: true,
  });
export const peopleOf = ({ graph }: Pick<Store, 'graph'>, organizationId: string): Promise<Member[]> =>
  graph.membersOf({ organizationId, edges: peopleEdges });

/** What each of them said when it was told: where that is other by now, it does not stand any more. */
export const saysMeeting = ({ meeting: { title, heldAt } }: ListedMeeting): string =>
  [title, heldAt?.toISOString()].join(', ');
export const saysPerson = ({ person, connection }: Member): string =>
  [person.name, connection.title].join(', ');
export const saysFact = ({ kind, value, words, asOf }: Fact): string => `${kind}: ${words ?? value}, ${asOf}`;

type GraphStatement = Omit<GraphReply['told'][number], 'organisationId'>;

async function statementsOf(
  store: GraphRepositories,
  question: GraphQuestion,
  { id, now }: { id: string; now: Date },
): Promise<GraphStatement[]> {
  if (question.asks === 'meeting') {
    const retained = (await comingOf(store, id, now)).map((listed) => ({ ...listed.meeting, listed }));
    return pickMeetings(question, retained, now).map(({ id: said, listed }) => ({
      id: said,
      says: saysMeeting(listed),
    }));
  }
  if (question.asks === 'last-meeting') {
    const stored = (await pastOf(store, id, now)).map((listed) => ({ ...listed.meeting, listed }));
    return pickLastMeetings(question, stored, now).map(({ id: said, listed }) => ({
      id: said,
      says: saysMeeting(listed),
    }));
  }
  if (question.asks === 'person') {
    const cached = (await peopleOf(store, id)).map((member) => ({
      name: member.person.name,
      title: member.connection.title,
      since: member.connection.since,
      until: member.connection.until,
      isOfBoard: isOfBoard(member),
      member,
    }));
    return pickPeople(question, cached, now).map(({ member }) => ({
      id: member.connection.id,
      says: saysPerson(member),
    }));
  }
  const facts = await store.organizations.factsOf(id);
  return pickFacts(question, facts, now).map((fact) => ({ id: fact.id, says: saysFact(fact) }));
}

type GraphQuery = {
  query: string;
  organizations: readonly NamedOrganization[];
  /** What was told before and is not told again to whoever asks. */
  rejected: readonly StoredReply[];
  now: Date;
};

/**
 * What of the organizations that are asked answers a question, of those alone that it names where it names some; null where
 * it asks for no such thing. What was rejected is not told again.
 */
export async function answerFromGraph(
  store: GraphRepositories,
  { query, organizations, rejected, now }: GraphQuery,
): Promise<GraphMatch | null> {
  const read = organizations.flatMap(({ organization: { id, name }, aliases }) => {
    const result = readGraphQuestion(query, { name, aliases });
    return result === null ? [] : [{ id, ...result }];
  });
  const named = read.filter(({ isNamed }) => isNamed);
  const input = (named.length > 0 ? named : read).slice(0, most.organizations);
  const [first] = input;
  if (first === undefined) return null;
  const before = rejected.flatMap(({ graph }) => graph?.told ?? []);
  const isRejected = ({ id, says }: GraphStatement): boolean =>
    before.some((one) => one.id === id && one.says === says);
  const reported = await Promise.all(
    input.map(async ({ id, question }) =>
      (await statementsOf(store, question, { id, now }))
        .filter((one) => !isRejected(one))
        .map((one) => ({ ...one, organisationId: id })),
    ),
  );
  const all = reported.flat();
  // Minutes may tell of a meeting that no calendar has.
  if (first.question.asks === 'last-meeting' && all.length === 0) return null;
  const names = all.map(({ says }) => says.split(',')[0] ?? '');
  return {
    told: { asks: first.question.asks, told: all },
    standsBeside: all.length === 0 ? () => true : standsBeside(first.question, names),
  };
}
