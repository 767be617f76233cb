import type { Highlight, Item } from '@ecco/contract';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../api/failure.ts';
import { say } from '../../ui/overlay/notice.store.ts';
import { useApproveHighlights } from './api/approve-highlights.api.ts';
import classes from './curation.module.css';

type Props = { item: Pick<Item, 'uuid'>; highlight: Pick<Highlight, 'id' | 'text' | 'approved'> };

/** Whether one highlight is approved. It shows what was asked for at once, and what is true after a failure. */
export function HighlightApproval({ item, highlight }: Props) {
  const { t } = useTranslation();
  const approve = useApproveHighlights(item);
  const isApproved = approve.isPending ? approve.variables.approved : highlight.approved;
  return (
    <label className={classes['check']}>
      <input
        type="checkbox"
        checked={isApproved}
        disabled={approve.isPending}
        onChange={(event) =>
          approve.mutate(
            { approved: event.currentTarget.checked, highlight: highlight.id },
            {
              onError: (error) =>
                say(
                  t('curation.failed', { message: failureOf(error).message ?? t('error.unknown') }),
                  'error',
                ),
            },
          )
        }
      />
      {t('curation.approved')}
      <span className="visually-hidden">: {highlight.text}</span>
    </label>
  );
}
