import { curatedItem } from '../item/item.guard.ts';
import { offsetOfPage, pageOf, paginationOf } from '../request/http/pagination.ts';
import { noteValues } from '../request/note-values.ts';
import { guarded, os } from '../request/request-context.ts';
import { presentCorrection, presentDifference, presentRevision } from './revision.presenter.ts';
import {
  decideRevision,
  type RevisionOfItem,
  readRevisionChanges,
  readRevisions,
  requestRevision,
} from './revision.usecases.ts';

const present = ({ revision, ...may }: RevisionOfItem) => presentRevision(revision, may);

const list = guarded(os.revision.list)
  .use(curatedItem('id'))
  .handler(async ({ context }) => {
    const { revisions, ...read } = await readRevisions(context.services, context.permitted);
    context.event.found = revisions.length;
    return { ...read, revisions: revisions.map(present) };
  });

const request = guarded(os.revision.request)
  .use(curatedItem('id'))
  .handler(async ({ input: { id: _id, ...requested }, context }) => {
    const one = await requestRevision(context.services, context.permitted, requested);
    const { source, service, name, use } = requested;
    noteValues(context, { after: { source, service, name, use } });
    return { revision: present(one) };
  });

const changes = guarded(os.revision.changes)
  .use(curatedItem('id'))
  .handler(async ({ input: { revision, ...query }, context }) => {
    const read = await readRevisionChanges(context.services, context.permitted, revision);
    const { differences, leftOut, corrections, namesLost } = read.changes;
    const page = pageOf(query);
    const from = offsetOfPage(page);
    return {
      revision: present(read.one),
      differences: differences.slice(from, from + page.perPage).map(presentDifference),
      left_out: leftOut,
      corrections: corrections.map(presentCorrection),
      names_lost: namesLost,
      pagination: paginationOf(page, differences.length),
    };
  });

const decided = <Name extends 'use' | 'undo' | 'dismiss'>(how: Name) =>
  guarded(os.revision[how])
    .use(curatedItem('id'))
    .handler(async ({ input: { revision }, context }) => {
      const one = await decideRevision(context.services, context.permitted, { revision, how });
      noteValues(context, { after: { source: one.revision.source } });
      return { revision: present(one) };
    });

export const revisionRoutes = {
  list,
  request,
  changes,
  use: decided('use'),
  undo: decided('undo'),
  dismiss: decided('dismiss'),
};
