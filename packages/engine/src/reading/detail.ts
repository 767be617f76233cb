import { defaultDetail } from '@ecco/domain';
import type { Context } from '../ports/ports.ts';

/** Half as much at 0, as much as ever at the usual detail, and three times as much at 1; between them in proportion. */
const [least, most] = [0.5, 3];

/** How many sentences are told of `count` in the detail that is asked for, one at least. */
export function inDetail(count: number, { detail = defaultDetail }: Pick<Context, 'detail'>): number {
  const share =
    detail <= defaultDetail
      ? least + ((1 - least) * detail) / defaultDetail
      : 1 + ((most - 1) * (detail - defaultDetail)) / (1 - defaultDetail);
  return Math.max(1, Math.round(count * share));
}
