import { limits, type SummaryItem } from '@ecco/contract';
import { useTranslation } from 'react-i18next';
import { usePlayer } from '../../player/player.context.ts';
import { placeOf } from '../../ui/citation/place.ts';
import { PlaceChip } from '../../ui/citation/place-chip.tsx';
import { CitedList, CitedParagraph } from './cited-sentences.tsx';
import classes from './summary.module.css';

/** Where the subject turns again inside a long chapter. */
function SectionList({ chapter }: { chapter: SummaryItem }) {
  const { t } = useTranslation();
  if (chapter.sections.length === 0) return null;
  return (
    <ul className={classes['sections']} aria-label={t('summary.sectionsOf', { chapter: chapter.title })}>
      {chapter.sections.map(({ title, ...place }) => (
        <li className={classes['section']} key={place.content_id}>
          <PlaceChip quiet place={placeOf(place)} />
          <span>{title}</span>
        </li>
      ))}
    </ul>
  );
}

type Props = { item: SummaryItem; open: boolean; playable: string | null; onOpen: () => void };

const isIn = (item: SummaryItem, seconds: number): boolean =>
  item.start_timestamp !== null &&
  seconds >= item.start_timestamp &&
  (item.end_timestamp === null || seconds < item.end_timestamp);

/** Whether a chapter is folded until someone asks for it. */
export const isMinor = (item: SummaryItem): boolean => item.relevancy_score < limits.relevancyCollapsedBelow;

/** One chapter of the outline. `playable`: the address of the item's sound, to mark the chapter that runs. */
export function Chapter({ item, open, playable, onOpen }: Props) {
  const { t } = useTranslation();
  const live = usePlayer(({ track, time, status }) =>
    Boolean(playable && track?.src === playable && status === 'playing' && isIn(item, time)),
  );
  const place = placeOf(item);
  return (
    <li className={classes['chapter']} id={`chapter-${item.index}`} data-chapter={item.index} tabIndex={-1}>
      <div className={classes['chapterHead']}>
        <h3>{item.title}</h3>
        <PlaceChip place={place} end={item.end_timestamp} live={live} />
      </div>
      {open ? (
        <div className={classes['prose']}>
          {item.summary.length > 0 ? <CitedParagraph sentences={item.summary} /> : null}
          <SectionList chapter={item} />
          {item.summary.length === 0 && item.takeaways.length > 0 ? (
            <CitedList sentences={item.takeaways} />
          ) : null}
          {item.summary.length > 0 && item.takeaways.length > 0 ? (
            <details>
              <summary>{t('summary.details')}</summary>
              <CitedList sentences={item.takeaways} />
            </details>
          ) : null}
        </div>
      ) : (
        <p className={classes['folded']}>
          {t('summary.minorChapter')}
          <button type="button" className={classes['textButton']} aria-expanded={false} onClick={onOpen}>
            {t('summary.showChapter')}
            <span className="visually-hidden">: {item.title}</span>
          </button>
        </p>
      )}
    </li>
  );
}
