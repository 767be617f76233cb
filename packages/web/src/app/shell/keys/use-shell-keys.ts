import { useEffect } from 'react';
import { singleKeys } from '../../../ui/keys/single-keys.store.ts';
import { shellWindow } from '../windows/shell-window.store.ts';
import { actOf, fieldId, paletteFieldId } from './shell-keys.ts';

/** Where there is no field, the palette is the field. */
function goToField(): void {
  const field = document.getElementById(fieldId);
  if (!(field instanceof HTMLInputElement)) {
    shellWindow.getState().show('palette');
    return;
  }
  field.focus();
  field.select();
}

/** Whether a key was meant for the palette, which has been asked for and is not there yet. */
function isAhead({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  const isLetter = key.length === 1 && !ctrlKey && !metaKey && !altKey;
  return isLetter && shellWindow.getState().shown === 'palette' && !document.getElementById(paletteFieldId);
}

/** The keys that work on every page. */
export function useShellKeys(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (isAhead(event)) {
        event.preventDefault();
        shellWindow.getState().typeAhead(event.key);
        return;
      }
      const act = actOf(event, singleKeys.getState().single);
      if (act === null) return;
      event.preventDefault();
      if (act === 'search') goToField();
      else shellWindow.getState().show(act);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
