import type { Item } from '@ecco/contract';
import { type StageName, stageNames } from '@ecco/domain';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../api/failure.ts';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { say } from '../../ui/overlay/notice.store.ts';
import { useRetryFrom } from './api/retry-from.api.ts';
import classes from './curation.module.css';
import { DialogEnd } from './dialog-end.tsx';

type RetryItem = Pick<Item, 'slug' | 'content_total'>;

/** Without words there is nothing that the later stages could begin with. */
const stagesOf = ({ content_total }: RetryItem): readonly StageName[] =>
  content_total > 0 ? stageNames : stageNames.slice(0, stageNames.indexOf('process'));

type FormProps = { item: RetryItem; titleId: string; onClose: () => void };

function RetryForm({ item, titleId, onClose }: FormProps) {
  const { t } = useTranslation();
  const problemId = useId();
  const retry = useRetryFrom(item.slug);
  const stages = stagesOf(item);
  const [from, setFrom] = useState<StageName>('acquire');
  const [problem, setProblem] = useState<string | null>(null);
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    retry.mutate(from, {
      onSuccess: () => {
        say(t('curation.retried'));
        onClose();
      },
      onError: (error) =>
        setProblem(t('curation.failed', { message: failureOf(error).message ?? t('error.unknown') })),
    });
  };
  return (
    <form className={classes['form']} onSubmit={onSubmit}>
      <h2 id={titleId}>{t('curation.retryTitle')}</h2>
      <p>{t('curation.retryText')}</p>
      <label className={classes['field']}>
        {t('curation.retryFrom')}
        <select
          // biome-ignore lint/a11y/noAutofocus: a dialog that asks for one thing begins there
          autoFocus
          value={from}
          aria-describedby={problem === null ? undefined : problemId}
          onChange={(event) => setFrom(stages[event.currentTarget.selectedIndex] ?? 'acquire')}
        >
          {stages.map((stage) => (
            <option key={stage} value={stage}>
              {t(`curation.stage.${stage}`)}
            </option>
          ))}
        </select>
      </label>
      <DialogEnd
        problemId={problemId}
        problem={problem}
        submit={t('curation.goOn')}
        busy={retry.isPending}
        onClose={onClose}
      />
    </form>
  );
}

type Props = { item: RetryItem; open: boolean; onClose: () => void };

/** Asks from which stage on an item is to be processed again. */
export function RetryDialog({ item, open, onClose }: Props) {
  const titleId = useId();
  return (
    <Dialog open={open} label={titleId} onClose={onClose}>
      <RetryForm item={item} titleId={titleId} onClose={onClose} />
    </Dialog>
  );
}
