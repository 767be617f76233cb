import { Button } from '@mantine/core';
import { Link, useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../../api/failure.ts';
import { useUnsubscribe, useUnsubscription } from '../../../features/alert/api/alerts.api.ts';
import { EntrySkeleton } from '../../../ui/list/entry-skeleton.tsx';
import { usePage } from '../../../ui/page/page.store.ts';
import { StatePanel } from '../../../ui/page/state-panel.tsx';
import pages from '../pages.module.css';

/** Stops the mails that a link names, without signing in: the link is the proof. */
export function UnsubscribePage() {
  const { t } = useTranslation();
  const { token = '' } = useParams({ strict: false });
  const query = useUnsubscription(token);
  const stop = useUnsubscribe(token);
  usePage({ title: t('unsubscribe.title'), crumbs: [] });
  const manage = (
    <Button variant="default" renderRoot={(props) => <Link to="/alerts" {...props} />}>
      {t('unsubscribe.manage')}
    </Button>
  );
  const { data, error } = query;
  return (
    <div className={pages['column']}>
      {query.isPending ? <EntrySkeleton shape="row" /> : null}
      {error ? (
        <StatePanel level={1} tone="error" title={t('unsubscribe.failed')} action={manage}>
          <p>{failureOf(error).message}</p>
        </StatePanel>
      ) : null}
      {data && !data.active ? (
        <StatePanel level={1} title={t('unsubscribe.done')} action={manage}>
          <p>{t('unsubscribe.doneText')}</p>
        </StatePanel>
      ) : null}
      {data?.active ? (
        <StatePanel
          level={1}
          title={
            data.name === null
              ? t(`unsubscribe.questionAll.${data.rhythm}`)
              : t('unsubscribe.question', { name: data.name })
          }
          action={
            <>
              <Button loading={stop.isPending} onClick={() => stop.mutate()}>
                {t('unsubscribe.confirm')}
              </Button>
              {manage}
            </>
          }
        >
          <p>{t('unsubscribe.text')}</p>
          {stop.isError ? <p role="alert">{failureOf(stop.error).message}</p> : null}
        </StatePanel>
      ) : null}
    </div>
  );
}
