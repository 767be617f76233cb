import type { AnswerGraph } from '@ecco/contract';
import { appendAll } from '@ecco/domain';
import { hasBeen, isToCome } from '@ecco/engine';
import type { Store, Told } from '@ecco/store';
import { presentEventCard, presentOrganisationName } from '../meeting/event-card.presenter.ts';
import { presentMember } from '../organisation/key-people.ts';
import { presentFact } from '../organisation/organisation-card.presenter.ts';
import { comingOf, pastOf, peopleOf, saysFact, saysMeeting, saysPerson } from './graph-answer.ts';
import { readRows } from './row-answer.ts';

type Shelves = Pick<Store, 'funds' | 'graph' | 'organisations' | 'ledger' | 'copies' | 'items'>;

/**
 * What of organisations answered, as it is kept now (ms): what says something else by now, has gone, or of meetings is past,
 * is not shown.
 */
export async function readGraphAnswer(
  store: Shelves,
  graph: Told['graph'],
  nowMs: number,
): Promise<AnswerGraph | null> {
  if (graph === null) return null;
  const none: AnswerGraph = { asks: graph.asks, meetings: [], people: [], facts: [], signals: [] };
  if (graph.asks === 'signal') return { ...none, signals: await readRows(store, graph) };
  const now = new Date(nowMs);
  const said = new Map(graph.told.map(({ id, says }) => [id, says]));
  const organisations = await store.organisations.findByIds([
    ...new Set(graph.told.map(({ organisationId }) => organisationId)),
  ]);
  const whole = none;
  for (const organisation of organisations) {
    const { id } = organisation;
    const named = { organization: presentOrganisationName(organisation) };
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
      const facts = (await store.organisations.factsOf(id)).filter(
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
