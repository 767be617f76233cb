import type { KeptImport, ReadingReport } from '@ecco/contract';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { MetaLine } from '../../ui/text/meta-line.tsx';
import { Moment } from '../../ui/text/moment.tsx';
import { usePastImports } from './api/graph-import.api.ts';
import classes from './graph-import.module.css';
import { ImportCounts } from './import-counts.tsx';

/** Shows how well a file was read. */
export type ReportNode = (report: ReadingReport) => ReactNode;

function Refused({ rows, total }: { rows: KeptImport['refused']; total: number }) {
  const { t } = useTranslation();
  if (rows.length === 0) return null;
  return (
    <details>
      <summary>{t('graphImport.refusedRows', { count: total })}</summary>
      <ul className={classes['refused']}>
        {rows.map(({ line, name, message }) => (
          <li key={line}>{t('graphImport.refusedRow', { line, name, message })}</li>
        ))}
      </ul>
      {total > rows.length ? (
        <p className={classes['quiet']}>{t('graphImport.refusedMore', { count: rows.length })}</p>
      ) : null}
    </details>
  );
}

/** Files that were imported before, newest first, each with what was left out of it and why. */
export function PastImports({ tellReport }: { tellReport: ReportNode }) {
  const { t } = useTranslation();
  const titleId = useId();
  const { data } = usePastImports();
  if (data === undefined || data.imports.length === 0) return null;
  return (
    <section className={classes['past']} aria-labelledby={titleId}>
      <h3 id={titleId}>{t('graphImport.past')}</h3>
      <ul>
        {data.imports.map(({ id, at, kind, file_name: name, by, counts, reading_report, refused }) => (
          <li key={id}>
            <p className={classes['fileName']}>{name ?? t(`graphImport.kindName.${kind}`)}</p>
            <MetaLine
              parts={[
                { key: 'at', node: <Moment iso={at} /> },
                { key: 'by', node: by },
                { key: 'counts', node: <ImportCounts counts={counts} /> },
              ]}
            />
            {tellReport(reading_report)}
            <Refused rows={refused} total={counts.refused} />
          </li>
        ))}
      </ul>
    </section>
  );
}
