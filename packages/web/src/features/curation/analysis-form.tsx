import type { Item } from '@ecco/contract';
import { detailStep, flavorNames, readPageRanges } from '@ecco/domain';
import { Button } from '@mantine/core';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLog } from '../../events/events.context.ts';
import { Dialog, DialogActions } from '../../ui/overlay/dialog.tsx';
import { say } from '../../ui/overlay/notice.store.ts';
import { type AnalysisChoice, useAnalyse } from './api/analyse.api.ts';
import classes from './curation.module.css';

type AnalyzedItem = Pick<Item, 'slug' | 'page_count' | 'analysis_options'>;

type PagesFault = 'invalid' | 'beyond' | 'none';

/** What is wrong with the pages that somebody wrote, for an item of so many; null for nothing. */
export function pagesFault(text: string, pageCount: number | null): PagesFault | null {
  const ranges = readPageRanges(text);
  if (ranges === null) return 'invalid';
  if (ranges.length === 0) return null;
  if (pageCount === null) return 'none';
  return ranges.some(({ last }) => last > pageCount) ? 'beyond' : null;
}

type FieldsProps = {
  item: AnalyzedItem;
  wanted: AnalysisChoice;
  fault: string | null;
  onChange: (change: Partial<AnalysisChoice>) => void;
};

function Fields({ item, wanted, fault, onChange }: FieldsProps) {
  const { t } = useTranslation();
  const id = useId();
  const detail = wanted.summary_detail.toFixed(2);
  return (
    <>
      <label className={classes['field']}>
        {t('analyse.flavor')}
        <select
          value={wanted.flavor}
          onChange={({ currentTarget: { value } }) =>
            onChange({ flavor: flavorNames.find((name) => name === value) ?? wanted.flavor })
          }
        >
          {flavorNames.map((name) => (
            <option key={name} value={name}>
              {t(`flavorName.${name}`)}
            </option>
          ))}
        </select>
      </label>
      <label className={classes['field']}>
        <span className={classes['between']}>
          {t('analyse.detail')} <span className="tabular">{detail}</span>
        </span>
        <input
          type="range"
          min={0}
          max={1}
          step={detailStep}
          value={wanted.summary_detail}
          aria-describedby={`${id}-detail`}
          onChange={({ currentTarget: { value } }) => onChange({ summary_detail: Number(value) })}
        />
        <span id={`${id}-detail`} className={classes['between']}>
          <span>{t('analyse.brief')}</span>
          <span>{t('analyse.full')}</span>
        </span>
      </label>
      {item.page_count === null ? null : (
        <label className={classes['field']}>
          {t('analyse.pages', { count: item.page_count })}
          <input
            value={wanted.page_ranges}
            maxLength={200}
            autoComplete="off"
            aria-invalid={fault !== null}
            aria-describedby={`${id}-pages`}
            onChange={({ currentTarget: { value } }) => onChange({ page_ranges: value })}
          />
          <span id={`${id}-pages`} aria-live="polite" className={fault ? classes['problem'] : undefined}>
            {fault ?? t('analyse.pagesHint')}
          </span>
        </label>
      )}
      <label className={classes['check']}>
        <input
          type="checkbox"
          checked={wanted.tldr_only}
          onChange={({ currentTarget: { checked } }) => onChange({ tldr_only: checked })}
        />
        {t('analyse.tldrOnly')}
      </label>
    </>
  );
}

type FormProps = {
  item: AnalyzedItem;
  isFirst: boolean;
  titleId: string;
  onWant: (wanted: AnalysisChoice) => void;
  onClose: () => void;
};

function AnalysisForm({ item, isFirst, titleId, onWant, onClose }: FormProps) {
  const { t } = useTranslation();
  const [analysisChoice, setWanted] = useState<AnalysisChoice>({
    ...item.analysis_options,
    tldr_only: false,
  });
  const result = pagesFault(analysisChoice.page_ranges, item.page_count);
  const fault = result && t(`analyse.fault.${result}`, { count: item.page_count ?? 0 });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (fault !== null) return;
    onWant(analysisChoice);
  };
  return (
    <form className={classes['form']} onSubmit={submit} noValidate>
      <h2 id={titleId}>{t(isFirst ? 'analyse.generate' : 'analyse.again')}</h2>
      <p>{t('analyse.text')}</p>
      <Fields
        item={item}
        wanted={analysisChoice}
        fault={fault}
        onChange={(change) => setWanted((before) => ({ ...before, ...change }))}
      />
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          {t('curation.cancel')}
        </Button>
        <Button type="submit" disabled={fault !== null}>
          {t('analyse.submit')}
        </Button>
      </DialogActions>
    </form>
  );
}

type Props = { item: AnalyzedItem; isFirst: boolean };

/** Asks how an item is to be read, and has it analyzed so. */
export function AnalysisButton({ item, isFirst }: Props) {
  const { t } = useTranslation();
  const titleId = useId();
  const log = useLog();
  const analyse = useAnalyse(item.slug);
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  const begin = (analysisChoice: AnalysisChoice): void => {
    close();
    // A refused analysis is noted and not shown: the item stays as it was.
    analyse.mutate(analysisChoice, {
      onSuccess: ({ message }) => say(message),
      onError: () => log({ event: 'analysis_failed', slug: item.slug }),
    });
  };
  return (
    <>
      <Button variant="default" size="compact-sm" loading={analyse.isPending} onClick={() => setOpen(true)}>
        {t(isFirst ? 'analyse.generate' : 'analyse.again')}
      </Button>
      <Dialog open={isOpen} label={titleId} onClose={close}>
        <AnalysisForm item={item} isFirst={isFirst} titleId={titleId} onWant={begin} onClose={close} />
      </Dialog>
    </>
  );
}
