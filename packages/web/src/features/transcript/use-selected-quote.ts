import { type RefObject, useEffect, useState } from 'react';

/** Words that a reader marked: the parts of lines, the first line, and where a button beside them belongs (in pixels). */
export type SelectedQuote = { parts: { line: number; text: string }[]; left: number; top: number };

const settleMs = 200;

/** The part of a line's words that a selection covers. */
function cut(range: Range, words: Element): string {
  const part = range.cloneRange();
  if (!words.contains(part.startContainer)) part.setStart(words, 0);
  if (!words.contains(part.endContainer)) part.setEnd(words, words.childNodes.length);
  return part.toString();
}

function readSelection(list: HTMLElement): SelectedQuote | null {
  const selection = getSelection();
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return null;
  const range = selection.getRangeAt(0);
  const parts = [...list.querySelectorAll('[data-words]')]
    .filter((words) => range.intersectsNode(words))
    .map((words) => ({ line: Number(words.getAttribute('data-words')), text: cut(range, words) }))
    .filter(({ text }) => text.trim() !== '');
  if (parts.length === 0) return null;
  const box = range.getBoundingClientRect();
  const home = list.getBoundingClientRect();
  return { parts, left: Math.max(0, box.left - home.left), top: box.bottom - home.top };
}

/** What is marked inside the list, a moment after the marking came to rest. */
export function useSelectedQuote(list: RefObject<HTMLElement | null>): SelectedQuote | null {
  const [selected, setSelected] = useState<SelectedQuote | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onChange = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => setSelected(list.current && readSelection(list.current)), settleMs);
    };
    document.addEventListener('selectionchange', onChange);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('selectionchange', onChange);
    };
  }, [list]);
  return selected;
}
