import { type RefObject, useEffect, useRef } from 'react';

/**
 * The browser's own dialog, shown while `open`: it keeps the focus inside, closes on Escape and gives the focus back. It
 * begins at what has `data-autofocus`, else at the first thing that can have the focus.
 */
export function useModal(open: boolean): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (open && !dialog.current?.open) {
      dialog.current?.showModal();
      dialog.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    }
    if (!open && dialog.current?.open) dialog.current.close();
  }, [open]);
  return dialog;
}
