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

function Entry({ entry }: { entry: ReadingEntry }) {
  const { t } = useTranslation();
  return (
    <li>
      {readingSentence(t, entry)} {firstPlace(t, entry)}
      {entry.excerpt === null ? null : <code>{entry.excerpt}</code>}
    </li>
  );
}

/** How well a source was read: a quiet line with the worst of it, which opens to all. Nothing where all of it was read. */
export function ReadingReports({ reports }: { reports: readonly ReadingReport[] }) {
  const { t } = useTranslation();
  const entries = worstFirst(reports.flatMap((report) => report.entries));
  const [worst] = entries;
  if (worst === undefined) return null;
  return (
    <details className={classes['report']}>
      <summary>
        {readingSentence(t, worst)} {firstPlace(t, worst)}
      </summary>
      <ul>
        {entries.map((entry) => (
          <Entry key={entry.what} entry={entry} />
        ))}
      </ul>
    </details>
  );
}
