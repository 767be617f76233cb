import type { Highlight, Item, Summary } from '@ecco/contract';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../api/failure.ts';
import { say } from '../../ui/overlay/notice.store.ts';
import { AnalysisButton } from './analysis-form.tsx';
import { useApproveHighlights } from './api/approve-highlights.api.ts';
import classes from './curation.module.css';
import { ItemSheet } from './item-sheet.tsx';
import { RerunButton } from './rerun-button.tsx';
import { RetryDialog } from './retry-dialog.tsx';
import { ScoreDialog } from './score-dialog.tsx';

type Props = {
  item: Item;
  summary: Summary | null;
  /** Begins the analysis of an item that has none. */
  onWrite: () => void;
  /** What leads to pages about the item that keepers alone have. */
  links?: ReactNode;
  /** Asks whether the item is to be taken away; null for those who may not. */
  onRemove?: (() => void) | null;
};

type ApproveAllProps = { item: Pick<Item, 'uuid'>; highlights: readonly Highlight[] };

/** Approves every highlight; once all are, takes that back. */
function ApproveAll({ item, highlights }: ApproveAllProps) {
  const { t } = useTranslation();
  const approve = useApproveHighlights(item);
  const areAll = highlights.length > 0 && highlights.every(({ approved }) => approved);
  const label = t(areAll ? 'curation.approveNone' : 'curation.approveAll');
  const onClick = (): void =>
    approve.mutate(
      { approved: !areAll },
      {
        onSuccess: () => say(t(areAll ? 'curation.approvedNone' : 'curation.approvedAll')),
        onError: (error) =>
          say(t('curation.failed', { message: failureOf(error).message ?? t('error.unknown') }), 'error'),
      },
    );
  return (
    <Button
      variant="default"
      size="compact-sm"
      loading={approve.isPending}
      disabled={highlights.length === 0}
      title={t('curation.short.approve')}
      onClick={onClick}
    >
      {label}
    </Button>
  );
}

/** The way to an email about the item. */
export function EmailLink({ item: { kind, uuid } }: { item: Pick<Item, 'kind' | 'uuid'> }) {
  const { t } = useTranslation();
  return (
    <Button
      variant="default"
      size="compact-sm"
      renderRoot={(props) => (
        <Link to="/admin/emailgenerator/$type/$uuid" params={{ type: kind, uuid }} {...props} />
      )}
    >
      {t('curation.email')}
    </Button>
  );
}

type GroupProps = { title: string; children: ReactNode };

function Group({ title, children }: GroupProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of buttons is no fieldset
    <div role="group" aria-label={title} className={classes['group']}>
      <p aria-hidden="true">{title}</p>
      {children}
    </div>
  );
}

/** Has an item processed again: first what loses nothing, then what asks before, with the most that can be lost last. */
function RerunMenu({ item, summary, onRetry }: Pick<Props, 'item' | 'summary'> & { onRetry: () => void }) {
  const { t } = useTranslation();
  const hasWords = item.content_total > 0;
  return (
    <Group title={t('curation.group.again')}>
      {hasWords ? (
        <>
          <RerunButton item={item} name="reflow" />
          <AnalysisButton item={item} isFirst={summary === null} />
          <RerunButton item={item} name="rehl" />
        </>
      ) : null}
      <Button variant="default" size="compact-sm" title={t('curation.retry')} onClick={onRetry}>
        {t('curation.retryTitle')}
      </Button>
      {hasWords ? <RerunButton item={item} name="clean" /> : null}
    </Group>
  );
}

/** What those who keep the library can do to an item, in three groups; to be shown to nobody else. */
export function CurationBar({ item, summary, onWrite, links, onRemove }: Props) {
  const { t } = useTranslation();
  const [open, setOpen] = useState<'retry' | 'score' | 'sheet' | null>(null);
  const close = (): void => setOpen(null);
  return (
    <section className={classes['bar']} aria-label={t('curation.title')}>
      <Group title={t('curation.group.edit')}>
        <Button variant="default" size="compact-sm" onClick={() => setOpen('sheet')}>
          {t('curation.sheet')}
        </Button>
        {item.content_total > 0 ? <ApproveAll item={item} highlights={summary?.highlights ?? []} /> : null}
        <Button
          variant="default"
          size="compact-sm"
          title={t('curation.short.score', { score: item.score ?? '–' })}
          onClick={() => setOpen('score')}
        >
          {t('curation.scoreNow', { score: item.score ?? '–' })}
        </Button>
        {summary?.html_document === null ? (
          <Button variant="default" size="compact-sm" onClick={onWrite}>
            {t('analysis.write')}
          </Button>
        ) : null}
        {links}
      </Group>
      <RerunMenu item={item} summary={summary} onRetry={() => setOpen('retry')} />
      {onRemove ? (
        <Group title={t('curation.group.remove')}>
          <Button variant="default" size="compact-sm" onClick={onRemove}>
            {t('curation.remove')}
          </Button>
        </Group>
      ) : null}
      <RetryDialog item={item} open={open === 'retry'} onClose={close} />
      <ScoreDialog uuid={item.uuid} score={item.score} open={open === 'score'} onClose={close} />
      <ItemSheet item={item} summary={summary} open={open === 'sheet'} onClose={close} />
    </section>
  );
}
