import type { CandidateStatus } from '@ecco/domain';
import { organizationTo } from '../organization/organization.guard.ts';
import type { Authorized } from '../request/access/authorize.ts';
import { paginationOf } from '../request/http/pagination.ts';
import { noteValues } from '../request/note-values.ts';
import { guarded, os, type RequestContext } from '../request/request-context.ts';
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

const list = guarded(os.candidate.list).handler(async ({ input, context: { services, actor, event } }) => {
  const result = await listCandidates(services, actor, input);
  const { organization, counts } = result;
  event.found = result.total;
  const candidates = result.rows.map((candidate) => presentCandidate(candidate, result.people));
  services.pictures.tell(candidates.map(({ content_object }) => content_object.image_url));
  return {
    candidates,
    organization_id: organization.id,
    organization_slug: organization.slug,
    organization_name: organization.name,
    last_crawled: organization.lastCrawledAt?.toISOString() ?? null,
    counts,
    pagination: { ...paginationOf(result.page, result.total), at_least: result.isLeast },
  };
});

type Decision = { ids: readonly string[]; status: Exclude<CandidateStatus, 'New'> };

/** What was decided, for the log of what admins do: of many the first is named. */
async function noteDecision(context: RequestContext, { status }: Decision, decided: readonly string[]) {
  const { event, services } = context;
  const [id] = decided;
  const first = id === undefined ? null : await services.store.candidates.find(id);
  if (first === null) return;
  const others = decided.length > 1 ? ` (+${decided.length - 1})` : '';
  event.audit = { subject: { kind: 'candidate', id: first.id, name: `${first.content.title}${others}` } };
  noteValues(context, {
    before: { status: 'New' },
    after: { status, count: decided.length, candidate_ids: decided },
  });
}

const one = async (context: RequestContext, who: Authorized<'curate'>, decision: Decision) => {
  const done = await decideOne(context.services, who, decision);
  await noteDecision(context, decision, done.candidate_ids);
  return done;
};
const many = async (context: RequestContext, who: Authorized<'curate'>, decision: Decision) => {
  const done = await decideMany(context.services, who, decision);
  await noteDecision(context, decision, done.candidate_ids);
  return done;
};

const approve = guarded(os.candidate.approve).handler(({ input, context }) =>
  one(context, context.actor, { ids: [input.id], status: 'Promoted' }),
);
const reject = guarded(os.candidate.reject).handler(({ input, context }) =>
  one(context, context.actor, { ids: [input.id], status: 'Rejected' }),
);
const approveMany = guarded(os.candidate.approveMany).handler(({ input, context }) =>
  many(context, context.actor, {
    ids: input.candidate_ids,
    status: 'Promoted',
  }),
);
const rejectMany = guarded(os.candidate.rejectMany).handler(({ input, context }) =>
  many(context, context.actor, {
    ids: input.candidate_ids,
    status: 'Rejected',
  }),
);
const undo = guarded(os.candidate.undo).handler(({ input, context: { services, actor } }) =>
  undoDecisions(services, actor, input.candidate_ids),
);

const rules = guarded(os.candidate.rules)
  .use(organizationTo('manage', 'id'))
  .handler(async ({ context }) => ({
    rules: (await rulesOf(context.services.store, context.permitted)).map(presentRule),
  }));

const putRule = guarded(os.candidate.putRule)
  .use(organizationTo('manage', 'id'))
  .handler(async ({ input, context }) => {
    const { permitted: organization } = context;
    const approved = await write(context.services, organization, input);
    return { rules: (await rulesOf(context.services.store, organization)).map(presentRule), approved };
  });

const removeRule = guarded(os.candidate.removeRule)
  .use(organizationTo('manage', 'id'))
  .handler(async ({ input, context }) => {
    await drop(context.services.store, context.permitted, input.ruleId);
    return { message: 'Rule removed' };
  });

const hub = guarded(os.candidate.hub).handler(({ input, context: { services, actor } }) =>
  readHubManager(services.store, actor, input.identifier),
);

export const candidateRoutes = {
  ...{ list, approve, reject, approveMany, rejectMany, undo },
  ...{ rules, putRule, removeRule, hub },
};
