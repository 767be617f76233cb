import { type RefObject, useEffect, useRef } from 'react';

/** The browser's own dialog, shown while `open`: it keeps the focus inside, closes on Escape and gives the focus back. */
export function useModal(open: boolean): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (open && !dialog.current?.open) dialog.current?.showModal();
    if (!open && dialog.current?.open) dialog.current.close();
  }, [open]);
  return dialog;
}
