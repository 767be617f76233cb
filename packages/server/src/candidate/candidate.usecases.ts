import type { CandidatesDecided, CandidatesQuery, NewCandidateRule } from '@ecco/contract';
import { type Candidate, type CandidateStatus, candidateColumns } from '@ecco/domain';
import type { Store } from '@ecco/store';
import type { z } from 'zod';
import type { PermittedOrganization } from '../organization/organization.policy.ts';
import { findOrganization } from '../organization/organization.usecases.ts';
import type { Authorized } from '../request/access/authorize.ts';
import { listQueryOf } from '../request/http/pagination.ts';
import type { Services } from '../request/services.ts';
import { alreadyDecided, candidateNotFound, ruleNotFound } from './candidate.errors.ts';
import type { PersonNames } from './candidate.presenter.ts';

type Managed = PermittedOrganization<'manage'>;
type Decided = z.infer<typeof CandidatesDecided>;

/** The people of these candidates by id, as they are called where they belong. */
export async function peopleOf(
  { people, graph }: Pick<Store, 'people' | 'graph'>,
  candidates: readonly Candidate[],
): Promise<PersonNames> {
  const ids = [...new Set(candidates.flatMap(({ personId }) => personId ?? []))];
  const [matches, places] = await Promise.all([people.findByIds(ids), graph.presentPlacesOf(ids)]);
  return new Map(
    matches.map(({ id, name, slug }) => [
      id,
      { name, slug, title: places.get(id)?.[0]?.connection.title ?? null },
    ]),
  );
}

/** One page of the candidates of an organization. @throws RequestError 404 */
export async function listCandidates(
  { store, candidateCounts }: Pick<Services, 'store' | 'candidateCounts'>,
  _who: Authorized<'administer-read'>,
  input: z.infer<typeof CandidatesQuery>,
) {
  const { organization } = await findOrganization(store, input.org_identifier);
  const person = input.person === undefined ? undefined : await store.people.find(input.person);
  const page = listQueryOf(input, candidateColumns);
  const counts = await candidateCounts.of(organization.id);
  const candidatesPage = await store.candidates.page({
    ...page,
    counts,
    organizationIds: [organization.id],
    status: input.status,
    kinds: input.content_type && [input.content_type],
    source: input.source,
    personId: input.person === undefined ? undefined : (person?.person.id ?? input.person),
    leastValue: input.least_value,
    crawlId: input.crawl_id,
  });
  return {
    ...candidatesPage,
    organization,
    page,
    counts,
    people: await peopleOf(store, candidatesPage.rows),
  };
}

type Decide = { ids: readonly string[]; status: Exclude<CandidateStatus, 'New'> };
type Desk = Pick<Services, 'store' | 'pipeline'>;

const words = { Promoted: 'approved', Rejected: 'rejected' } as const;

/** Decides candidates together; those that somebody else decided before are told. */
export async function decideMany(
  { pipeline }: Desk,
  who: Authorized<'curate'>,
  { ids, status }: Decide,
): Promise<Decided> {
  const { decided, others } = await pipeline.decideCandidates({
    ids: [...new Set(ids)],
    status,
    by: who.userId,
  });
  return {
    message: `Successfully ${words[status]} ${decided.length} candidate(s)`,
    candidate_ids: decided,
    already_decided: others,
  };
}

/** Decides one candidate. @throws RequestError 404, and 409 for one that somebody else decided otherwise */
export async function decideOne(
  desk: Desk,
  who: Authorized<'curate'>,
  { ids, status }: Decide,
): Promise<Decided> {
  const [id = ''] = ids;
  const done = await decideMany(desk, who, { ids, status });
  if (done.candidate_ids.length > 0) return { ...done, message: `Candidate ${words[status]} successfully` };
  const candidate = await desk.store.candidates.find(id);
  if (candidate === null) throw candidateNotFound();
  if (candidate.status !== 'New') throw alreadyDecided(words[candidate.status]);
  throw candidateNotFound();
}

/** Puts decided candidates back to be decided again. */
export async function undoDecisions(
  { pipeline }: Desk,
  _who: Authorized<'curate'>,
  ids: readonly string[],
): Promise<Decided> {
  const reopened = await pipeline.reopenCandidates([...new Set(ids)]);
  return {
    message: `Put back ${reopened.length} candidate(s)`,
    candidate_ids: reopened,
    already_decided: ids.filter((id) => !reopened.includes(id)),
  };
}

export const rulesOf = ({ candidates }: Pick<Store, 'candidates'>, { thing }: Managed) =>
  candidates.rulesOf(thing.organization.id);

/** Writes a rule, which decides what waits too; gives how many it approved. */
export async function putRule(
  { store, pipeline }: Desk,
  { thing, actor }: Managed,
  { source_url: sourceUrl, least_value: leastValue }: z.infer<typeof NewCandidateRule>,
): Promise<number> {
  const organizationId = thing.organization.id;
  const rule = await store.candidates.putRule({
    organizationId,
    sourceUrl,
    leastValue,
    createdBy: actor.userId,
  });
  const ids = await store.candidates.newFrom(organizationId, sourceUrl, leastValue);
  const { decided } = await pipeline.decideCandidates({ ids, status: 'Promoted', by: null, ruleId: rule.id });
  return decided.length;
}

/** @throws RequestError 404 */
export async function removeRule(
  { candidates }: Pick<Store, 'candidates'>,
  { thing }: Managed,
  id: string,
): Promise<void> {
  if (!(await candidates.removeRule(thing.organization.id, id))) throw ruleNotFound();
}
