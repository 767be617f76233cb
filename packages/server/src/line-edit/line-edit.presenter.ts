import type { LineEdit as PublicEdit } from '@ecco/contract';
import type { LineEdit } from '@ecco/store';
import type { EditsOfItem } from './line-edit.usecases.ts';

export const presentLineEdit = (
  edit: LineEdit,
  { lines, undone }: Pick<EditsOfItem, 'lines' | 'undone'>,
): PublicEdit => {
  const line = lines.get(edit.segmentId);
  return {
    uuid: edit.id,
    segment: line?.id ?? edit.segmentId,
    line: line?.idx ?? null,
    at: edit.at.toISOString(),
    by: edit.by,
    before: edit.before,
    after: edit.after,
    undone: edit.undoes !== null || undone.has(edit.id),
  };
};
