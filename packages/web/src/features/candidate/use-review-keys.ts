import { useSingleKeys } from '../../ui/keys/use-single-keys.ts';

type Keys = {
  move: (by: 1 | -1) => void;
  approve: () => void;
  reject: () => void;
  choose: (isRange: boolean) => void;
  toggle: () => void;
  undo: () => void;
};

/** Lets candidates be reviewed by the keyboard, wherever on the page nobody is typing. */
export function useReviewKeys({ move, approve, reject, choose, toggle, undo }: Keys): void {
  useSingleKeys({
    j: () => move(1),
    k: () => move(-1),
    a: approve,
    r: reject,
    x: () => choose(false),
    X: () => choose(true),
    ' ': toggle,
    u: undo,
  });
}
