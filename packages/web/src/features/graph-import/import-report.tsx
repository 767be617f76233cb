import type { ImportReport as Report } from '@ecco/contract';
import { useTranslation } from 'react-i18next';
import classes from './graph-import.module.css';
import { ImportCounts } from './import-counts.tsx';

/** Rows that are shown; the first of them are those that are refused. */
const shownMax = 100;

/** What would become of each row of a file, or what became of it. */
export function ImportReport({ report }: { report: Report }) {
  const { t } = useTranslation();
  const rows = report.rows.slice(0, shownMax);
  const total = Object.values(report.counts).reduce((sum, count) => sum + count, 0);
  return (
    <div className={classes['report']}>
      <p role="status">
        <ImportCounts counts={report.counts} />
      </p>
      {report.ignored.length > 0 ? (
        <p className={classes['quiet']}>{t('graphImport.ignored', { names: report.ignored.join(', ') })}</p>
      ) : null}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: where it is longer than its room, the keyboard must scroll it */}
      <section className={classes['rows']} aria-label={t('graphImport.rows')} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('graphImport.line')}</th>
              <th scope="col">{t('records.name')}</th>
              <th scope="col">{t('graphImport.result')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ line, name, status, changes, message }) => (
              <tr key={line} data-status={status}>
                <td>{line}</td>
                <th scope="row">{name}</th>
                <td>
                  {t(`graphImport.status.${status}`)}
                  {message === null ? '' : `: ${message}`}
                  {status === 'changed' && message === null ? `: ${changes.join(', ')}` : ''}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {total > rows.length ? (
        <p className={classes['quiet']}>{t('graphImport.more', { count: rows.length, total })}</p>
      ) : null}
    </div>
  );
}
