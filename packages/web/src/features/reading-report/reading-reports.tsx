import type { ReadingEntry, ReadingReport } from '@ecco/contract';
import { readingSeverities } from '@ecco/domain';
import { useTranslation } from 'react-i18next';
import classes from './reading-report.module.css';
import { firstPlace, readingSentence } from './reading-sentence.ts';

/** What is missing goes before what was only mended. */
const worstFirst = (entries: readonly ReadingEntry[]): ReadingEntry[] =>
  entries.toSorted(
    (one, other) =>
      readingSeverities.indexOf(other.severity) - readingSeverities.indexOf(one.severity) ||
      other.count - one.count,
  );

function Sentence({ entry }: { entry: ReadingEntry }) {
  const { t } = useTranslation();
  return (
    <>
      {readingSentence(t, entry)} {firstPlace(t, entry)}
    </>
  );
}

const Excerpt = ({ entry: { excerpt } }: { entry: ReadingEntry }) =>
  excerpt === null ? null : <code>{excerpt}</code>;

/**
 * How well a source was read: a quiet line with the worst of it, which opens to what stands there and to the rest.
 * Nothing where all of it was read.
 */
export function ReadingReports({ reports }: { reports: readonly ReadingReport[] }) {
  const [worst, ...others] = worstFirst(reports.flatMap((report) => report.entries));
  if (worst === undefined) return null;
  if (worst.excerpt === null && others.length === 0)
    return (
      <p className={classes['report']}>
        <Sentence entry={worst} />
      </p>
    );
  return (
    <details className={classes['report']}>
      <summary>
        <Sentence entry={worst} />
      </summary>
      <Excerpt entry={worst} />
      {others.length === 0 ? null : (
        <ul>
          {others.map((entry) => (
            <li key={entry.what}>
              <Sentence entry={entry} />
              <Excerpt entry={entry} />
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}
