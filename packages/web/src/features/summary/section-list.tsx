import type { SummaryItem } from '@ecco/contract';
import { useTranslation } from 'react-i18next';
import { PlaceChip } from '../../ui/citation/place-chip.tsx';
import classes from './summary.module.css';

/** Where the subject turns again inside a long chapter. */
export function SectionList({ chapter }: { chapter: SummaryItem }) {
  const { t } = useTranslation();
  if (chapter.sections.length === 0) return null;
  return (
    <ul className={classes['sections']} aria-label={t('summary.sectionsOf', { chapter: chapter.title })}>
      {chapter.sections.map(({ title, ...place }) => (
        <li className={classes['section']} key={place.content_id}>
          <PlaceChip
            quiet
            place={{
              line: place.content_id,
              segment: place.segment_id,
              seconds: place.start_timestamp,
              page: place.page_number,
            }}
          />
          <span>{title}</span>
        </li>
      ))}
    </ul>
  );
}
