import type { Item } from '@ecco/contract';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../api/client.ts';
import { failureOf } from '../../api/failure.ts';
import { ConfirmDialog, type Question } from '../../ui/overlay/confirm-dialog.tsx';
import { say } from '../../ui/overlay/notice.store.ts';
import { useCurate } from './api/curate.api.ts';

/*
 * What can be done to an item again, in the order of its stages. The names are those that the people who keep a
 * library know; what they mean stands in the catalogue beside them.
 */
type RerunItem = Pick<Item, 'uuid' | 'slug'>;
/** What the server says has begun. */
type RerunReply = { message: string };

const rerunCalls = {
  clean: ({ slug }: RerunItem): Promise<RerunReply> => api.curation.clean({ slug }),
  rehl: ({ uuid }: RerunItem): Promise<RerunReply> => api.curation.rebuildHighlights({ uuid }),
  reflow: ({ uuid }: RerunItem): Promise<RerunReply> => api.curation.rebuildDigest({ uuid }),
};
type RerunName = keyof typeof rerunCalls;

/** Those that throw away what a person may have done by hand; they ask before. */
const discards: Partial<Record<RerunName, true>> = { clean: true, rehl: true };

type Props = { item: Pick<Item, 'uuid' | 'slug' | 'kind'>; name: RerunName };

/** Does one stage of an item again, after a question where work would be lost. */
export function RerunButton({ item, name }: Props) {
  const { t } = useTranslation();
  const run = useCurate(() => rerunCalls[name](item));
  const [question, setQuestion] = useState<Question | null>(null);

  const begin = (): void =>
    run.mutate(undefined, {
      onSuccess: ({ message }) => say(message),
      onError: (error) =>
        say(t('curation.failed', { message: failureOf(error).message ?? t('error.unknown') }), 'error'),
    });
  const ask = (): void =>
    setQuestion({
      title: t(`curation.full.${name}`),
      text: t(name === 'rehl' ? 'curation.losesApprovals' : 'curation.losesSummary'),
      confirm: t('curation.goOn'),
      cancel: t('curation.cancel'),
      run: begin,
    });

  return (
    <>
      <Button
        variant="default"
        size="compact-sm"
        loading={run.isPending}
        title={t(`curation.short.${name}`)}
        onClick={discards[name] ? ask : begin}
      >
        {t(`curation.full.${name}`)}
      </Button>
      <ConfirmDialog question={question} onClose={() => setQuestion(null)} />
    </>
  );
}
