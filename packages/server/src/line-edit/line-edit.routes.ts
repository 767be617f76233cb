import type { Segment } from '@ecco/store';
import { curatedItem } from '../item/item.guard.ts';
import { namesByLabel, presentSegment } from '../item/segment.presenter.ts';
import { pageOf, paginationOf } from '../request/http/pagination.ts';
import { noteValues } from '../request/note-values.ts';
import { guarded, os, type RequestContext } from '../request/request-context.ts';
import { presentLineEdit } from './line-edit.presenter.ts';
import { correctLine, readLineEdits, undoLineEdit } from './line-edit.usecases.ts';

/** The line as it reads now, with who says it. */
async function present({ services: { store } }: RequestContext, line: Segment) {
  return { segment: presentSegment(line, namesByLabel(await store.speakers.ofItem(line.itemId))) };
}

const list = guarded(os.lineEdit.list)
  .use(curatedItem('id'))
  .handler(async ({ input: { segment, ...page }, context }) => {
    const edits = await readLineEdits(context.services.store, context.permitted, {
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

const correct = guarded(os.lineEdit.correct)
  .use(curatedItem('id'))
  .handler(async ({ input: { id: _id, ...correction }, context }) => {
    const line = await correctLine(context.services.store, context.permitted, correction);
    const { before, text } = correction;
    noteValues(context, { before: { line: line.idx, text: before }, after: { line: line.idx, text } });
    return present(context, line);
  });

const undo = guarded(os.lineEdit.undo)
  .use(curatedItem('id'))
  .handler(async ({ input, context }) => {
    const line = await undoLineEdit(context.services.store, context.permitted, input.edit);
    noteValues(context, { after: { line: line.idx, text: line.text } });
    return present(context, line);
  });

export const lineEditRoutes = { list, correct, undo };
