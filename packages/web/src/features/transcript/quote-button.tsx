import { Button } from '@mantine/core';
import { IconQuote } from '@tabler/icons-react';
import { type RefObject, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './transcript.module.css';

/** Words that a reader marked: the parts of lines, the first line, and where a button beside them belongs (in pixels). */
type SelectedQuote = { parts: { line: number; text: string }[]; left: number; top: number };

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
function useSelectedQuote(list: RefObject<HTMLElement | null>): SelectedQuote | null {
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

type Props = {
  list: RefObject<HTMLElement | null>;
  onQuote: (parts: SelectedQuote['parts']) => void;
};

/** Stands beside words that a reader has marked, and copies them as a quote. */
export function QuoteButton({ list, onQuote }: Props) {
  const { t } = useTranslation();
  const selected = useSelectedQuote(list);
  if (!selected) return null;
  return (
    <div className={classes['quote']} style={{ left: selected.left, top: selected.top }}>
      <Button
        size="compact-sm"
        leftSection={<IconQuote size={16} stroke={1.6} />}
        // The press would take away what is marked.
        onPointerDown={(event) => event.preventDefault()}
        onClick={() => onQuote(selected.parts)}
      >
        {t('quote.copy')}
      </Button>
    </div>
  );
}
