import type { UpdateLine, UpdatePlace } from '@ecco/contract';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { shownSpeaker } from '../../format/speaker.ts';
import classes from './alert.module.css';

const isOwn = (href: string): boolean => href.startsWith('/');

/** A link inside of the product, or out of it. */
function To({ href, children }: { href: string; children: string }) {
  if (isOwn(href)) return <Link to={href}>{children}</Link>;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );
}

/** The words of the source, who says them, and where. What is told of an item does not name it twice. */
function Place({ place, headline }: { place: UpdatePlace; headline: string }) {
  const { title, speaker, quote, at, href } = place;
  const where = [shownSpeaker(speaker), title === headline ? null : title, at]
    .filter((part) => part !== null)
    .join(', ');
  return (
    <>
      {quote === null ? null : <q className={classes['quote']}>{quote}</q>}
      {where === '' ? null : (
        <span className={classes['where']}>
          <To href={href}>{where}</To>
        </span>
      )}
    </>
  );
}

function Line({ line }: { line: UpdateLine }) {
  const { t } = useTranslation();
  const { kind, headline, reason, summary, href, places } = line;
  return (
    <li className={classes['line']} data-kind={kind}>
      <To href={href}>{headline}</To>
      <p className={classes['reason']}>
        {kind === 'contradiction' ? <em>{t('updates.contradiction')}</em> : null}
        {reason}
      </p>
      {summary === null ? null : <p className={classes['summary']}>{summary}</p>}
      {places.map((place) => (
        <Place key={place.href + (place.quote ?? '')} place={place} headline={headline} />
      ))}
    </li>
  );
}

/** What is new, a line each, with why it is there and where it can be read. */
export function UpdateLines({ lines, isShort = false }: { lines: readonly UpdateLine[]; isShort?: boolean }) {
  return (
    <ul className={classes['lines']} data-short={isShort || undefined}>
      {lines.map((line) => (
        <Line key={line.id} line={line} />
      ))}
    </ul>
  );
}
