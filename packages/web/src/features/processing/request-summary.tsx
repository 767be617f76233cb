import type { Item } from '@ecco/contract';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../api/failure.ts';
import { useLog } from '../../events/events.context.ts';
import { notify } from '../../events/notify.ts';
import { say } from '../../ui/overlay/notice.store.ts';
import { useAskSummary } from './api/request-summary.api.ts';
import classes from './processing.module.css';

/** Stands where the summary would be when there is a transcript and nothing else. */
export function AskSummary({ item }: { item: Item }) {
  const { t } = useTranslation();
  const ask = useAskSummary(item.uuid);
  const log = useLog();
  const onAsk = (): void => {
    log({ event: 'get_summary', slug: item.slug, 'button-src': 'item' });
    ask.mutate(undefined, {
      onSuccess: () => {
        say(t('processing.summaryAsked'));
        notify(t('processing.summaryNotice', { title: item.title }));
      },
      onError: (error) => say(failureOf(error).message ?? t('error.unknown'), 'error'),
    });
  };
  return (
    <div className={classes['bar']}>
      <p>{t('processing.getSummaryText')}</p>
      <Button onClick={onAsk} loading={ask.isPending}>
        {t('processing.getSummary')}
      </Button>
    </div>
  );
}
