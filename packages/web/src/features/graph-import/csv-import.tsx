import { Button } from '@mantine/core';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../api/failure.ts';
import { SelectField } from '../../ui/field/select-field.tsx';
import { Dialog, DialogActions } from '../../ui/overlay/dialog.tsx';
import { say } from '../../ui/overlay/notice.store.ts';
import { type ImportKind, useImport } from './api/graph-import.api.ts';
import classes from './graph-import.module.css';
import { ImportReport } from './import-report.tsx';
import { PastImports, type ReportNode } from './past-imports.tsx';

const kinds = ['organizations', 'people'] as const satisfies readonly ImportKind[];

/** A file that was chosen, what it is of, and what is known of its rows. */
function useDraft(onDone: () => void) {
  const { t } = useTranslation();
  const run = useImport();
  const [kind, setKind] = useState<ImportKind>('organizations');
  const [file, setFile] = useState<File | null>(null);
  const look = (chosen: File | null, as: ImportKind): void => {
    setFile(chosen);
    setKind(as);
    run.reset();
    if (chosen !== null) run.mutate({ kind: as, file: chosen, commit: false, skipRefused: false });
  };
  const write = (): void => {
    if (file === null) return;
    run.mutate(
      { kind, file, commit: true, skipRefused: true },
      {
        onSuccess: ({ counts }) => {
          say(t('graphImport.done', { count: counts.new + counts.changed }));
          onDone();
        },
      },
    );
  };
  const report = run.data?.committed === false ? run.data : undefined;
  return { kind, file, report, run, look, write };
}

type FormProps = { titleId: string; onClose: () => void; tellReport: ReportNode };

function ImportForm({ titleId, onClose, tellReport }: FormProps) {
  const { t } = useTranslation();
  const { kind, file, report, run, look, write } = useDraft(onClose);
  const count = report === undefined ? 0 : report.counts.new + report.counts.changed;
  return (
    <div className={classes['form']}>
      <h2 id={titleId}>{t('graphImport.title')}</h2>
      <p className={classes['quiet']}>{t(`graphImport.text.${kind}`)}</p>
      <SelectField
        label={t('graphImport.kind')}
        value={kind}
        data={kinds.map((one) => ({ value: one, label: t(`graphImport.kindName.${one}`) }))}
        onChange={({ currentTarget: { value } }) =>
          look(file, kinds.find((one) => one === value) ?? 'organizations')
        }
      />
      <label className={classes['file']}>
        <span>{t('graphImport.file')}</span>
        <input
          type="file"
          accept=".csv,text/csv"
          onChange={({ currentTarget: { files } }) => look(files?.[0] ?? null, kind)}
        />
      </label>
      {run.isPending ? <p role="status">{t('graphImport.looking')}</p> : null}
      {run.isError ? (
        <p role="alert" className={classes['problem']}>
          {failureOf(run.error).message ?? t('error.unknown')}
        </p>
      ) : null}
      {report ? <ImportReport report={report} /> : null}
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          {t('admin.cancel')}
        </Button>
        <Button loading={run.isPending && report !== undefined} disabled={count === 0} onClick={write}>
          {count === 0 ? t('graphImport.submitNone') : t('graphImport.submit', { count })}
        </Button>
      </DialogActions>
      {file === null ? <PastImports tellReport={tellReport} /> : null}
    </div>
  );
}

/** Imports organizations or people from a CSV, once it was seen what becomes of each row; tells of those before. */
export function CsvImport({ tellReport }: { tellReport: ReportNode }) {
  const { t } = useTranslation();
  const titleId = useId();
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <>
      <Button variant="default" size="compact-sm" onClick={() => setOpen(true)}>
        {t('graphImport.open')}
      </Button>
      <Dialog open={isOpen} label={titleId} onClose={close}>
        <ImportForm titleId={titleId} onClose={close} tellReport={tellReport} />
      </Dialog>
    </>
  );
}
