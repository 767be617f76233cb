import type { Segment } from '@ecco/store';
import { itemPolicy, type PermittedItem } from '../item/item.policy.ts';
import { findItem } from '../item/item.usecases.ts';
import { namesOf, presentSegment } from '../item/segment.presenter.ts';
import { permit } from '../request/access/thing-policy.ts';
import { pageOf, paginationOf } from '../request/http/pagination.ts';
import { os, type RequestContext } from '../request/request-context.ts';
import { presentLineEdit } from './line-edit.presenter.ts';
import { correctLine, readLineEdits, undoLineEdit } from './line-edit.usecases.ts';

/** The item, by who keeps the library. @throws RequestError 401, 403, 404 */
async function curated(
  { services, actor, event }: RequestContext,
  id: string,
): Promise<PermittedItem<'curate'>> {
  const { item } = await findItem(services.store, { id });
  event.item = item.id;
  return permit(itemPolicy, 'curate', { thing: item, actor });
}

/** The line as it reads now, with who says it. */
async function present({ services: { store } }: RequestContext, line: Segment) {
  return { segment: presentSegment(line, namesOf(await store.speakers.ofItem(line.itemId))) };
}

const list = os.lineEdit.list.handler(async ({ input: { id, segment, ...page }, context }) => {
  const edits = await readLineEdits(context.services.store, await curated(context, id), {
    ...pageOf(page),
    segment,
  });
  context.event.found = edits.total;
  return {
    edits: edits.rows.map((edit) => presentLineEdit(edit, edits)),
    waiting: edits.waiting,
    pagination: paginationOf(pageOf(page), edits.total),
  };
});

const correct = os.lineEdit.correct.handler(async ({ input: { id, ...correction }, context }) => {
  const item = await curated(context, id);
  const line = await correctLine(context.services.store, item, correction);
  const { before, text } = correction;
  context.event.audit = {
    subject: { kind: 'item', id: item.thing.id, name: item.thing.title },
    before: { line: line.idx, text: before },
    after: { line: line.idx, text },
  };
  return present(context, line);
});

const undo = os.lineEdit.undo.handler(async ({ input, context }) => {
  const item = await curated(context, input.id);
  const line = await undoLineEdit(context.services.store, item, input.edit);
  context.event.audit = {
    subject: { kind: 'item', id: item.thing.id, name: item.thing.title },
    after: { line: line.idx, text: line.text },
  };
  return present(context, line);
});

export const lineEditRoutes = { list, correct, undo };
