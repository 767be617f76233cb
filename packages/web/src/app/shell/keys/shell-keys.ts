/** The field of the header. */
export const fieldId = 'header-search';
/** The field of the palette. */
export const paletteFieldId = 'palette-field';

const isApple = (): boolean => /Mac|iPhone|iPad/.test(navigator.userAgent);

/** The keys that open the palette, as this device has them. */
export const paletteKey = (): string => (isApple() ? '⌘K' : 'Ctrl K');

/** What writes with many keys, those of the palette among them. */
const editors = 'textarea, [contenteditable]:not([contenteditable="false"]), [role="textbox"]';
const fields = `input, select, ${editors}`;
/** What has keys of its own while it is open. */
const windows = 'dialog, [role="dialog"], [role="menu"], [role="listbox"]';
const openWindow = 'dialog[open], [role="dialog"][aria-modal="true"]';

type Act = 'palette' | 'search' | 'keys';

const singleActs: Readonly<Record<string, Act>> = { '/': 'search', '?': 'keys' };

const isWithin = ({ target }: KeyboardEvent, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null;

/** Control or the Apple key, and neither of the others. */
const isCommand = ({ ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  ctrlKey !== metaKey && !altKey && !shiftKey;

/**
 * What a key asks of the shell. Nothing while a window is open or an editor has the focus; a key alone asks for nothing
 * in a field either, nor where somebody has turned such keys off.
 */
export function actOf(event: KeyboardEvent, single: boolean): Act | null {
  if (event.defaultPrevented || event.isComposing || event.repeat) return null;
  if (isWithin(event, editors) || document.querySelector(openWindow)) return null;
  if (isCommand(event)) return event.key.toLowerCase() === 'k' ? 'palette' : null;
  if (event.ctrlKey || event.metaKey || event.altKey || !single) return null;
  return isWithin(event, `${fields}, ${windows}`) ? null : (singleActs[event.key] ?? null);
}
