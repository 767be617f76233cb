import type { RefObject } from 'react';
import { useSingleKeys } from '../../ui/keys/use-single-keys.ts';
import { rowOfFocus, useRowKeys } from '../../ui/list/use-row-keys.ts';

type Options = {
  area: RefObject<HTMLElement | null>;
  /** Absent where no rows can be chosen: such a table leaves the keys to the page. */
  selection: { isAny: boolean; onClear: () => void } | undefined;
};

/** Works a table by the keyboard: `j` and `k` move by rows, `x` chooses one, with Shift a range, Escape chooses none. */
export function useTableKeys({ area, selection }: Options): void {
  useRowKeys(area, selection !== undefined);
  const choose = ({ shiftKey }: KeyboardEvent): void => {
    const box = rowOfFocus(area.current)?.querySelector('input[type="checkbox"]');
    box?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, shiftKey }));
  };
  useSingleKeys({
    ...(selection && { x: choose, X: choose }),
    ...(selection?.isAny && { Escape: selection.onClear }),
  });
}
