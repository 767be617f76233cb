import type { LineCorrection } from '@ecco/contract';
import type { LineEdit, Page, Segment, Store, Transaction } from '@ecco/store';
import type { PermittedItem } from '../item/item.policy.ts';
import { lineChanged, lineEditNotFound, lineEditUndone, lineNotFound } from './line-edit.errors.ts';

type Curated = PermittedItem<'curate'>;

/** The line of an item that an id stands for, also one of before the transcript was cut again. @throws RequestError 404 */
async function itemLine(
  { segments }: Pick<Transaction, 'segments'>,
  itemId: string,
  id: string,
): Promise<Segment> {
  const line = (await segments.byIds([id])).get(id);
  if (line?.itemId !== itemId) throw lineNotFound();
  return line;
}

type LineWrite = { line: Segment; before: string; text: string; by: string | null; undoes: string | null };

/** Writes the words of a line and notes who did. @throws RequestError 409 where it reads otherwise than they saw */
async function put(tx: Transaction, { line, before, text, by, undoes }: LineWrite): Promise<Segment> {
  const said = line.said ?? line.text;
  const { itemId, id } = line;
  await tx.lineEdits.add({ itemId, segmentId: id, userId: by, said, before, after: text, undoes });
  const written = await tx.segments.correct({ itemId, id, before, text });
  if (written === null) throw lineChanged((await itemLine(tx, itemId, id)).text);
  return written;
}

/**
 * Corrects a line of a transcript. What rests on it is made again by the pipeline once nobody has corrected for a while.
 * @throws RequestError 404 for a line that is not there, 409 where somebody changed it meanwhile
 */
export const correctLine = (
  store: Store,
  { thing, actor }: Curated,
  { segment, before, text }: LineCorrection & { segment: string },
): Promise<Segment> =>
  store.transaction(async (tx) => {
    const line = await itemLine(tx, thing.id, segment);
    if (line.text === text) return line;
    return put(tx, { line, before, text, by: actor.userId, undoes: null });
  });

/** The correction that was asked to be taken back. */
async function editOf(tx: Transaction, itemId: string, id: string): Promise<LineEdit> {
  const edit = await tx.lineEdits.find(itemId, id);
  if (edit === null) throw lineEditNotFound();
  if ((await tx.lineEdits.undone(itemId, [id])).length > 0) throw lineEditUndone();
  return edit;
}

/**
 * Takes a correction back: the line reads as before it.
 * @throws RequestError 404 for a correction that is none of the item's, 409 where the line was changed again since
 */
export const undoLineEdit = (store: Store, { thing, actor }: Curated, editId: string): Promise<Segment> =>
  store.transaction(async (tx) => {
    const { segmentId, before, after } = await editOf(tx, thing.id, editId);
    const line = await itemLine(tx, thing.id, segmentId);
    if (line.text !== after) throw lineEditUndone();
    return put(tx, { line, before: after, text: before, by: actor.userId, undoes: editId });
  });

/** `lines`: where the corrected lines stand by now. `undone`: the edits that others took back. */
export type EditsOfItem = {
  rows: LineEdit[];
  total: number;
  waiting: number;
  lines: ReadonlyMap<string, Segment>;
  undone: ReadonlySet<string>;
};

type LineEditsQuery = Page & { segment?: string | undefined };

/** What was corrected of an item, or of one of its lines, the last first. @throws RequestError 404 */
export async function readLineEdits(
  store: Pick<Store, 'lineEdits' | 'segments'>,
  { thing: { id: itemId } }: Curated,
  { segment, ...page }: LineEditsQuery,
): Promise<EditsOfItem> {
  const line = segment === undefined ? undefined : await itemLine(store, itemId, segment);
  const segmentIds = line && [...new Set([line.id, segment ?? line.id])];
  const [{ rows, total }, waiting] = await Promise.all([
    store.lineEdits.page({ ...page, itemId, segmentIds }),
    store.lineEdits.unsettled(itemId),
  ]);
  const [lines, undone] = await Promise.all([
    store.segments.byIds(rows.map(({ segmentId }) => segmentId)),
    store.lineEdits.undone(
      itemId,
      rows.map(({ id }) => id),
    ),
  ]);
  return { rows, total, waiting: waiting.length, lines, undone: new Set(undone) };
}
