import type { Segment } from '@ecco/store';
import { curatedItem } from '../item/curated-item.ts';
import { namesOf, presentSegment } from '../item/segment.presenter.ts';
import { pageOf, paginationOf } from '../request/http/pagination.ts';
import { noteValues } from '../request/note-values.ts';
import { os, type RequestContext } from '../request/request-context.ts';
import { presentLineEdit } from './line-edit.presenter.ts';
import { correctLine, readLineEdits, undoLineEdit } from './line-edit.usecases.ts';

/** The line as it reads now, with who says it. */
async function present({ services: { store } }: RequestContext, line: Segment) {
  return { segment: presentSegment(line, namesOf(await store.speakers.ofItem(line.itemId))) };
}

const list = os.lineEdit.list.handler(async ({ input: { id, segment, ...page }, context }) => {
  const edits = await readLineEdits(context.services.store, await curatedItem(context, id), {
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
  const item = await curatedItem(context, id);
  const line = await correctLine(context.services.store, item, correction);
  const { before, text } = correction;
  noteValues(context, { before: { line: line.idx, text: before }, after: { line: line.idx, text } });
  return present(context, line);
});

const undo = os.lineEdit.undo.handler(async ({ input, context }) => {
  const item = await curatedItem(context, input.id);
  const line = await undoLineEdit(context.services.store, item, input.edit);
  noteValues(context, { after: { line: line.idx, text: line.text } });
  return present(context, line);
});

export const lineEditRoutes = { list, correct, undo };
