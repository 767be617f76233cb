import { useEffect } from 'react';
import { singleKeys } from './single-keys.store.ts';

type KeyActions = Readonly<Record<string, (event: KeyboardEvent) => void>>;

/** Whether somebody writes there: a box that is checked takes no letters. */
const isTyped = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    /^(?:TEXTAREA|SELECT)$/.test(target.tagName) ||
    (target instanceof HTMLInputElement && target.type !== 'checkbox'));
/** Space presses what has the focus, and nothing else. */
const isPressed = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && /^(?:BUTTON|A|SUMMARY|INPUT|AUDIO|VIDEO)$/.test(target.tagName);

/** Whether a key was pressed alone where it can mean something to the page. */
function isForPage(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing) return false;
  if (event.ctrlKey || event.metaKey || event.altKey || !singleKeys.getState().single) return false;
  if (isTyped(event.target) || (event.key === ' ' && isPressed(event.target))) return false;
  // A window that is closed stands in the page with its role.
  return document.querySelector('dialog[open], [role="dialog"]:not(dialog)') === null;
}

/**
 * Keys of a page that are pressed alone, by the names that the browser gives them. They count wherever nobody is typing and
 * no window is open, unless somebody has turned such keys off.
 */
export function useSingleKeys(deeds: KeyActions): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const action = deeds[event.key];
      if (action === undefined || !isForPage(event)) return;
      event.preventDefault();
      action(event);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [deeds]);
}
