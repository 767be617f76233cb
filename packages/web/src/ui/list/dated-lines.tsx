import { Link } from '@tanstack/react-router';
import { Fragment } from 'react';
import { Day } from '../text/moment.tsx';
import classes from './dated-lines.module.css';

/** Where it stands. `at`: where in what it is from. */
type Origin = { of: string; at?: string | null; href: string };
type DatedLine = Origin & {
  key: string;
  date: string | null;
  text: string;
  /** Who says it. */
  speaker?: string | null;
  /** What else says the same. */
  also?: readonly Origin[];
};

function OriginLink({ of, at = null, href }: Origin) {
  return (
    <Link to={href}>
      {of}
      {at === null ? null : (
        <>
          , <span className={classes['at']}>{at}</span>
        </>
      )}
    </Link>
  );
}

/** Sentences, each with who says it, the day it is of and the way to where it stands. */
export function DatedLines({ lines }: { lines: readonly DatedLine[] }) {
  return (
    <ul className={classes['lines']}>
      {lines.map(({ key, date, text, of, at = null, speaker = null, href, also = [] }) => (
        <li key={key}>
          <p>{text}</p>
          <p className={classes['from']}>
            {speaker ? `${speaker} · ` : null}
            {date ? (
              <>
                <Day iso={date} /> ·{' '}
              </>
            ) : null}
            <OriginLink of={of} at={at} href={href} />
            {also.map((other) => (
              <Fragment key={other.href}>
                {' '}
                · <OriginLink {...other} />
              </Fragment>
            ))}
          </p>
        </li>
      ))}
    </ul>
  );
}
