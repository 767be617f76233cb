import { Button } from '@mantine/core';
import { Link, useParams } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../../api/failure.ts';
import { useSignal } from '../../../features/ledger/api/signals.api.ts';
import { SignalRows } from '../../../features/ledger/signal-rows.tsx';
import { unlinkedNames } from '../../../features/ledger/unlinked-names.ts';
import { NamesToAdd } from '../../../features/proposal/names-to-add.tsx';
import { EntrySkeleton } from '../../../ui/list/entry-skeleton.tsx';
import { usePage } from '../../../ui/page/page.store.ts';
import { NotFoundPage } from '../../failure/not-found-page.tsx';
import { LoadFailed } from '../load-failed.tsx';
import pages from '../pages.module.css';

/** One signal, under an address that lasts. */
export function SignalPage() {
  const { t } = useTranslation();
  const { id } = useParams({ from: '/signals/$id' });
  const query = useSignal(id);
  const crumbs = useMemo(() => [{ label: t('signals.title'), href: '/signals' }], [t]);
  const signal = query.data;
  const title = signal ? t(`proceedings.kind.${signal.kind}`) : t('signals.title');
  usePage({ title, crumbs });
  if (query.isPending) return <EntrySkeleton shape="row" />;
  if (!signal) {
    const { status } = failureOf(query.error);
    if (status === 404 || status === 400) return <NotFoundPage message={t('signals.missing')} />;
    return <LoadFailed query={query} />;
  }
  return (
    <div className={pages['broad']}>
      <div className={pages['head']}>
        <h1>{title}</h1>
        <Button
          variant="default"
          renderRoot={(props) => <Link to="/signals" activeOptions={{ exact: true }} {...props} />}
        >
          {t('signals.all')}
        </Button>
      </div>
      <SignalRows signals={[signal]} label={title} />
      <NamesToAdd names={unlinkedNames([signal])} />
    </div>
  );
}
