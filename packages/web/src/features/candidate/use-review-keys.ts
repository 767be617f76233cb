import { useEffect } from 'react';

type Keys = {
  move: (by: 1 | -1) => void;
  approve: () => void;
  reject: () => void;
  choose: (isRange: boolean) => void;
  toggle: () => void;
  undo: () => void;
};

const typed = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    /^(?:TEXTAREA|SELECT)$/.test(target.tagName) ||
    (target instanceof HTMLInputElement && target.type !== 'checkbox'));
/** Space presses a button that has the focus, and nothing else. */
const pressed = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && /^(?:BUTTON|A|SUMMARY)$/.test(target.tagName);

/** Lets candidates be reviewed by the keyboard, wherever on the page nobody is typing. */
export function useReviewKeys(keys: Keys): void {
  useEffect(() => {
    const deeds: Readonly<Record<string, (event: KeyboardEvent) => void>> = {
      j: () => keys.move(1),
      k: () => keys.move(-1),
      a: keys.approve,
      r: keys.reject,
      x: () => keys.choose(false),
      X: () => keys.choose(true),
      ' ': keys.toggle,
      u: keys.undo,
    };
    const press = (event: KeyboardEvent): void => {
      const deed = deeds[event.key];
      const isHeld = event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented;
      if (deed === undefined || isHeld || typed(event.target) || (event.key === ' ' && pressed(event.target)))
        return;
      if (document.querySelector('dialog[open], [role="dialog"]') !== null) return;
      event.preventDefault();
      deed(event);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [keys]);
}
