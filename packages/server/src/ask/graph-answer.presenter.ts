import type { AnswerGraph } from '@ecco/contract';
import { appendAll } from '@ecco/domain';
import { hasBeen, isToCome } from '@ecco/engine';
import type { Store, StoredReply } from '@ecco/store';
import { presentEventCard, presentOrganizationName } from '../meeting/event-card.presenter.ts';
import { presentMember } from '../organization/key-people.ts';
import { presentFact } from '../organization/organization-card.presenter.ts';
import { comingOf, pastOf, peopleOf, saysFact, saysMeeting, saysPerson } from './graph-answer.ts';
import { readRows } from './row-answer.ts';

type Repositories = Pick<Store, 'funds' | 'graph' | 'organizations' | 'ledger' | 'copies' | 'items'>;

/**
 * What of organizations answered, as it is kept now (ms): what says something else by now, has gone, or of meetings is past,
 * is not shown.
 */
export async function readGraphAnswer(
  store: Repositories,
  graph: StoredReply['graph'],
  nowMs: number,
): Promise<AnswerGraph | null> {
  if (graph === null) return null;
  const none: AnswerGraph = { asks: graph.asks, meetings: [], people: [], facts: [], signals: [] };
  if (graph.asks === 'signal') return { ...none, signals: await readRows(store, graph) };
  const now = new Date(nowMs);
  const said = new Map(graph.told.map(({ id, says }) => [id, says]));
  const organizations = await store.organizations.findByIds([
    ...new Set(graph.told.map(({ organisationId: organizationId }) => organizationId)),
  ]);
  const whole = none;
  for (const organization of organizations) {
    const { id } = organization;
    const named = { organization: presentOrganizationName(organization) };
    if (graph.asks === 'meeting') {
      const coming = (await comingOf(store, id, now)).filter(
        (one) => said.get(one.meeting.id) === saysMeeting(one) && isToCome(one.meeting, now),
      );
      appendAll(
        whole.meetings,
        coming.map((one) => presentEventCard(one, nowMs)),
      );
    }
    if (graph.asks === 'last-meeting') {
      const past = (await pastOf(store, id, now)).filter(
        (one) => said.get(one.meeting.id) === saysMeeting(one) && hasBeen(one.meeting, now),
      );
      appendAll(
        whole.meetings,
        past.map((one) => presentEventCard(one, nowMs)),
      );
    }
    if (graph.asks === 'person') {
      const people = (await peopleOf(store, id)).filter(
        (one) => said.get(one.connection.id) === saysPerson(one),
      );
      appendAll(
        whole.people,
        people.map((one) => ({
          ...presentMember(one),
          ...named,
          provenance: one.connection.provenance,
          added_at: one.connection.createdAt.toISOString(),
        })),
      );
    }
    if (graph.asks === 'fact') {
      const facts = (await store.organizations.factsOf(id)).filter(
        (one) => said.get(one.id) === saysFact(one),
      );
      appendAll(
        whole.facts,
        facts.map((one) => ({ ...presentFact(one), ...named })),
      );
    }
  }
  whole.meetings.sort((one, other) => (one.date ?? '').localeCompare(other.date ?? ''));
  return whole;
}
