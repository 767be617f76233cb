import { Link } from '@tanstack/react-router';
import { Day } from '../text/moment.tsx';
import classes from './dated-lines.module.css';

type DatedLine = {
  key: string;
  date: string | null;
  text: string;
  /** What it is from; `at`: where in that. */
  of: string;
  at?: string | null;
  /** Who says it. */
  speaker?: string | null;
  href: string;
};

/** Sentences, each with who says it, the day it is of and the way to where it stands. */
export function DatedLines({ lines }: { lines: readonly DatedLine[] }) {
  return (
    <ul className={classes['lines']}>
      {lines.map(({ key, date, text, of, at = null, speaker = null, href }) => (
        <li key={key}>
          <p>{text}</p>
          <p className={classes['from']}>
            {speaker ? `${speaker} · ` : null}
            {date ? (
              <>
                <Day iso={date} /> ·{' '}
              </>
            ) : null}
            <Link to={href}>
              {of}
              {at === null ? null : (
                <>
                  , <span className={classes['at']}>{at}</span>
                </>
              )}
            </Link>
          </p>
        </li>
      ))}
    </ul>
  );
}
