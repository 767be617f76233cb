import type { LibraryItem } from '@ecco/contract';
import { useTranslation } from 'react-i18next';
import classes from './read-mark.module.css';

/** A dot for what was never opened, a ring that fills for what was begun; nothing for what was read. */
export function ReadMark({ item: { reading } }: { item: Pick<LibraryItem, 'reading'> }) {
  const { t } = useTranslation();
  if (!reading || reading.state === 'read') return <span className={classes['mark']} />;
  const percent = Math.round((reading.progress ?? 0) * 100);
  const words = reading.state === 'unread' ? t('libraryList.unread') : t('libraryList.started', { percent });
  return (
    <span
      className={classes['mark']}
      data-state={reading.state}
      style={
        reading.state === 'started'
          ? { background: `conic-gradient(var(--live) ${percent}%, var(--line) 0)` }
          : undefined
      }
      title={words}
    >
      <span className="visually-hidden">{words}</span>
    </span>
  );
}
