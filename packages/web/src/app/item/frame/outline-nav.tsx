import type { SummaryItem } from '@ecco/contract';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlayer } from '../../../player/player.context.ts';
import { chapterAt } from '../../../player/track.ts';
import { placeOf, timeLabel } from '../../../ui/citation/place.ts';
import { usePageMove } from '../../../ui/page/use-page-move.ts';
import type { PageSection } from '../state/page-section.ts';
import classes from './outline-nav.module.css';

const eyeLevel = 0.35;

/** The chapter that holds a line. */
const chapterOfLine = (chapters: readonly SummaryItem[], line: number): number | null =>
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
function useReadingChapter(chapters: readonly SummaryItem[]): number | null {
  const [reading, setReading] = useState<number | null>(null);
  usePageMove(useCallback(() => setReading(chapterAtEyeLevel(chapters)), [chapters]));
  return reading;
}

type Props = {
  sections: readonly PageSection[];
  chapters: readonly SummaryItem[];
  playable: string | null;
  onChapter: (index: number) => void;
  onLeave?: () => void;
};

/** The thin outline: the parts of the page and the chapters, following the reading and the playing. */
export function OutlineNav({ sections, chapters, playable, onChapter, onLeave }: Props) {
  const { t } = useTranslation();
  const reading = useReadingChapter(chapters);
  const playing = usePlayer(({ track, time }) =>
    playable !== null && track?.src === playable ? (chapterAt(track.chapters, time)?.index ?? null) : null,
  );
  return (
    <nav className={classes['nav']} aria-label={t('item.onThisPage')}>
      <ul>
        {sections.map((section) => (
          <li key={section.id}>
            <a href={`#${section.id}`} onClick={onLeave}>
              {section.title}
            </a>
            {section.id === 'outline' || section.id === 'cards' ? (
              <ol>
                {chapters.map((chapter) => (
                  <li key={chapter.index}>
                    <button
                      type="button"
                      aria-current={reading === chapter.index ? 'location' : undefined}
                      data-playing={playing === chapter.index || undefined}
                      onClick={() => {
                        onLeave?.();
                        onChapter(chapter.index);
                      }}
                    >
                      <time>
                        {timeLabel(t, placeOf(chapter)) ??
                          (chapter.page_number && t('meta.page', { page: chapter.page_number }))}
                      </time>
                      <span>{chapter.title}</span>
                    </button>
                  </li>
                ))}
              </ol>
            ) : null}
          </li>
        ))}
      </ul>
    </nav>
  );
}
