/** The values of a form's fields, as text that stands where the field is. */
import { z } from 'zod';
import { tidy } from '../text/tidy.ts';
import type { DirectedPiece } from './pdf.direction.ts';

const Widget = z.looseObject({
  subtype: z.literal('Widget'),
  fieldType: z.enum(['Tx', 'Ch', 'Btn']),
  fieldValue: z.union([z.string(), z.array(z.string())]).nullish(),
  checkBox: z.boolean().nullish(),
  rect: z.tuple([z.number(), z.number(), z.number(), z.number()]),
});

const [fieldsMax, valueMax] = [500, 5_000];
/** What an unset box says. */
const unset = /^(?:off|no|false|0)?$/i;

/** One piece for each field with a value: what was typed or chosen, and "Yes" of a box that is checked. */
export function piecesOfForm(annotations: readonly unknown[]): DirectedPiece[] {
  return annotations.slice(0, fieldsMax).flatMap((annotation): DirectedPiece[] => {
    const widget = Widget.safeParse(annotation).data;
    if (widget === undefined) return [];
    const [x, y, right, top] = widget.rect;
    const value = tidy([widget.fieldValue ?? ''].flat().join(', ')).slice(0, valueMax);
    if (value === '' || (widget.fieldType === 'Btn' && (unset.test(value) || widget.checkBox === false)))
      return [];
    const text = widget.fieldType === 'Btn' ? 'Yes' : value;
    const size = Math.max(6, Math.min(12, top - y));
    return [{ text, x, y: y + (top - y) / 4, width: right - x, size, font: 'form', angle: 0 }];
  });
}
