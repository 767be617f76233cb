import type { SummaryItem } from '@ecco/contract';
import { useEffect, useState } from 'react';

const throttleMs = 150;
const eyeLevel = 0.35;

/** The chapter that holds a line. */
export const chapterOfLine = (chapters: readonly SummaryItem[], line: number): number | null =>
  chapters.findLast((chapter) => chapter.content_id <= line)?.index ?? null;

function chapterAtEyeLevel(chapters: readonly SummaryItem[]): number | null {
  const main = document.getElementById('reading')?.getBoundingClientRect();
  if (!main) return null;
  const at = document.elementFromPoint(main.left + main.width / 2, window.innerHeight * eyeLevel);
  const chapter = at?.closest('[data-chapter]')?.getAttribute('data-chapter');
  if (chapter) return Number(chapter);
  const line = at?.closest('[data-line]')?.getAttribute('data-line');
  return line ? chapterOfLine(chapters, Number(line)) : null;
}

/** The chapter under the reader's eyes, whether its summary or its transcript is on the screen. */
export function useReadingChapter(chapters: readonly SummaryItem[]): number | null {
  const [reading, setReading] = useState<number | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | null = null;
    const onScroll = (): void => {
      timer ??= setTimeout(() => {
        timer = null;
        setReading(chapterAtEyeLevel(chapters));
      }, throttleMs);
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      window.removeEventListener('scroll', onScroll);
      if (timer) clearTimeout(timer);
    };
  }, [chapters]);
  return reading;
}
