import { Link } from '@tanstack/react-router';
import { Day } from '../text/moment.tsx';
import classes from './dated-lines.module.css';

type DatedLine = { key: string; date: string | null; text: string; of: string; href: string };

/** Sentences, each with the day it is of and the way to where it stands. */
export function DatedLines({ lines }: { lines: readonly DatedLine[] }) {
  return (
    <ul className={classes['lines']}>
      {lines.map(({ key, date, text, of, href }) => (
        <li key={key}>
          <p>{text}</p>
          <p className={classes['from']}>
            {date ? (
              <>
                <Day iso={date} /> ·{' '}
              </>
            ) : null}
            <Link to={href}>{of}</Link>
          </p>
        </li>
      ))}
    </ul>
  );
}
