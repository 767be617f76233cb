import { curatedItem } from '../item/item.guard.ts';
import { noteValues } from '../request/note-values.ts';
import { guarded, os } from '../request/request-context.ts';
import { presentDoubtedLine } from './hearing.presenter.ts';
import { confirmPlace, readDoubts, restoreLine, undoReview } from './hearing.usecases.ts';

const list = guarded(os.hearing.list)
  .use(curatedItem('id'))
  .handler(async ({ context }) => {
    const { lines, open, waiting } = await readDoubts(context.services.store, context.permitted);
    context.event.found = lines.length;
    return { lines: lines.map(presentDoubtedLine), open, waiting };
  });

const confirm = guarded(os.hearing.confirm)
  .use(curatedItem('id'))
  .handler(async ({ input: { segment, words }, context }) => {
    const { review, line } = await confirmPlace(context.services.store, context.permitted, {
      segment,
      words,
    });
    noteValues(context, { after: { line, text: words } });
    return { review };
  });

const restore = guarded(os.hearing.restore)
  .use(curatedItem('id'))
  .handler(async ({ input: { segment }, context }) => {
    const { review, line } = await restoreLine(context.services.store, context.permitted, segment);
    noteValues(context, { after: { line } });
    return { review };
  });

const undo = guarded(os.hearing.undo)
  .use(curatedItem('id'))
  .handler(async ({ input: { review }, context }) => {
    await undoReview(context.services.store, context.permitted, review);
    return { review };
  });

export const hearingRoutes = { list, confirm, restore, undo };
