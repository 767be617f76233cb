import { organisationPolicy } from '../organisation/organisation.policy.ts';
import { findOrganisation } from '../organisation/organisation.usecases.ts';
import { authorise } from '../request/access/authorise.ts';
import { permit } from '../request/access/thing-policy.ts';
import { paginationOf } from '../request/http/pagination.ts';
import { os, type RequestContext } from '../request/request-context.ts';
import { presentCandidate, presentRule } from './candidate.presenter.ts';
import {
  decideMany,
  decideOne,
  removeRule as drop,
  listCandidates,
  rulesOf,
  undoDecisions,
  putRule as write,
} from './candidate.usecases.ts';
import { readHubManager } from './hub-manager.usecases.ts';

const managed = async ({ services, actor }: RequestContext, id: string) =>
  permit(organisationPolicy, 'manage', { thing: await findOrganisation(services.store, id), actor });

const list = os.candidate.list.handler(async ({ input, context: { services, actor, event } }) => {
  const found = await listCandidates(services.store, authorise('candidate.list', actor), input);
  const { organisation, counts } = found;
  event.found = found.total;
  return {
    candidates: found.rows.map((candidate) => presentCandidate(candidate, found.people)),
    organization_id: organisation.id,
    organization_slug: organisation.slug,
    organization_name: organisation.name,
    last_crawled: organisation.lastCrawledAt?.toISOString() ?? null,
    counts: counts.get(organisation.id) ?? { New: 0, Promoted: 0, Rejected: 0 },
    pagination: paginationOf(found.page, found.total),
  };
});

const approve = os.candidate.approve.handler(({ input, context: { services, actor } }) =>
  decideOne(services, authorise('candidate.approve', actor), { ids: [input.id], status: 'Promoted' }),
);
const reject = os.candidate.reject.handler(({ input, context: { services, actor } }) =>
  decideOne(services, authorise('candidate.reject', actor), { ids: [input.id], status: 'Rejected' }),
);
const approveMany = os.candidate.approveMany.handler(({ input, context: { services, actor } }) =>
  decideMany(services, authorise('candidate.approveMany', actor), {
    ids: input.candidate_ids,
    status: 'Promoted',
  }),
);
const rejectMany = os.candidate.rejectMany.handler(({ input, context: { services, actor } }) =>
  decideMany(services, authorise('candidate.rejectMany', actor), {
    ids: input.candidate_ids,
    status: 'Rejected',
  }),
);
const undo = os.candidate.undo.handler(({ input, context: { services, actor } }) =>
  undoDecisions(services, authorise('candidate.undo', actor), input.candidate_ids),
);

const rules = os.candidate.rules.handler(async ({ input, context }) => {
  authorise('candidate.rules', context.actor);
  return {
    rules: (await rulesOf(context.services.store, await managed(context, input.id))).map(presentRule),
  };
});

const putRule = os.candidate.putRule.handler(async ({ input, context }) => {
  authorise('candidate.putRule', context.actor);
  const organisation = await managed(context, input.id);
  const approved = await write(context.services, organisation, input);
  return { rules: (await rulesOf(context.services.store, organisation)).map(presentRule), approved };
});

const removeRule = os.candidate.removeRule.handler(async ({ input, context }) => {
  authorise('candidate.removeRule', context.actor);
  await drop(context.services.store, await managed(context, input.id), input.ruleId);
  return { message: 'Rule removed' };
});

const hub = os.candidate.hub.handler(({ input, context: { services, actor } }) =>
  readHubManager(services.store, authorise('candidate.hub', actor), { name: input.identifier, actor }),
);

export const candidateRoutes = {
  ...{ list, approve, reject, approveMany, rejectMany, undo },
  ...{ rules, putRule, removeRule, hub },
};
