import type { Highlight, Item } from '@ecco/contract';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../api/failure.ts';
import { say } from '../../ui/overlay/notice.store.ts';
import { useApproveHighlights } from './api/approve-highlights.api.ts';

type Props = { item: Pick<Item, 'uuid'>; highlights: readonly Highlight[] };

/** Approves every highlight; once all are, takes that back. */
export function ApproveAll({ item, highlights }: Props) {
  const { t } = useTranslation();
  const approve = useApproveHighlights(item);
  const areAll = highlights.every(({ approved }) => approved);
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
      aria-label={`${t('curation.short.approve')}: ${label}`}
      title={label}
      onClick={onClick}
    >
      {t('curation.short.approve')}
    </Button>
  );
}
