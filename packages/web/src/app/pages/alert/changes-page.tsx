import { dayBounds, limits } from '@ecco/contract';
import type { WatchedKind } from '@ecco/domain';
import { Button } from '@mantine/core';
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import type { ChangeEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../../api/failure.ts';
import { useUpdates } from '../../../features/alert/api/updates.api.ts';
import { SubscribeButton } from '../../../features/alert/subscribe-button.tsx';
import { UpdateColumns } from '../../../features/alert/update-columns.tsx';
import { useTrendingThemes } from '../../../features/insight/api/insights.api.ts';
import { TrendingThemesList } from '../../../features/insight/trending-themes.tsx';
import { TextInput } from '../../../ui/field/inputs.ts';
import { EntrySkeleton } from '../../../ui/list/entry-skeleton.tsx';
import { usePage } from '../../../ui/page/page.store.ts';
import { StatePanel } from '../../../ui/page/state-panel.tsx';
import { NotFoundPage } from '../../failure/not-found-page.tsx';
import pages from '../pages.module.css';
import classes from './changes-page.module.css';

const dayMs = 86_400_000;
const ranges = [7, 30, 90] as const;
const changesDay = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

type Days = { from: string; to: string };
type ChooserProps = { days: Days; onChoose: (days: Days) => void };

/** Any two days, or so many back from today. */
function DaysChooser({ days, onChoose }: ChooserProps) {
  const { t } = useTranslation();
  const back = (count: number): Days => ({
    from: changesDay(Date.now() - count * dayMs),
    to: changesDay(Date.now()),
  });
  /** What is half typed is no day yet. */
  const choose = ({ currentTarget: { value, validity } }: ChangeEvent<HTMLInputElement>, end: keyof Days) => {
    if (value !== '' && validity.valid) onChoose({ ...days, [end]: value });
  };
  const bounds = { min: dayBounds.first, max: dayBounds.last };
  return (
    <div className={classes['days']}>
      <TextInput
        type="date"
        label={t('updates.from')}
        value={days.from}
        {...bounds}
        onChange={(event) => choose(event, 'from')}
      />
      <TextInput
        type="date"
        label={t('updates.to')}
        value={days.to}
        {...bounds}
        onChange={(event) => choose(event, 'to')}
      />
      {ranges.map((count) => (
        <Button key={count} variant="default" onClick={() => onChoose(back(count))}>
          {t('updates.days', { count })}
        </Button>
      ))}
    </div>
  );
}

/** What changed about a thing between any two days, which stand in the address. */
function ChangesPage({ kind }: { kind: WatchedKind }) {
  const { t } = useTranslation();
  const { id = '' } = useParams({ strict: false });
  const { from, to } = useSearch({ strict: false });
  const navigate = useNavigate();
  const input = { kind, id, ...(from && { from }), ...(to && { to }) };
  const query = useUpdates(input);
  const { data, error } = query;
  const { data: rising, isError: isRisenUnknown, isLoading: isRisenOnItsWay } = useTrendingThemes(input);
  const isEmpty = data?.lines.length === 0;
  const isQuiet = isEmpty && rising?.themes.length === 0;
  const isOnItsWay = query.isPending || (isEmpty && isRisenOnItsWay);
  const name = data?.thing.name ?? '';
  const title = data ? t('updates.title', { name }) : t('updates.crumb');
  const above = kind === 'hub' ? [{ label: t('shell.hubs'), href: '/hub' }] : [];
  usePage({ title, crumbs: data ? [...above, { label: name, href: data.thing.href }] : [] });
  const failure = error ? failureOf(error) : null;
  if (failure?.status === 404) return <NotFoundPage message={failure.message} />;
  const days = { from: from ?? data?.from ?? '', to: to ?? data?.to ?? '' };
  return (
    <div className={pages['broad']}>
      <div className={pages['head']}>
        <h1>{title}</h1>
        {data ? <SubscribeButton kind={kind} id={data.thing.id} name={name} /> : null}
      </div>
      <DaysChooser days={days} onChoose={(search) => void navigate({ to: '.', search, replace: true })} />
      <p className={classes['clock']}>
        {t('updates.clock')}{' '}
        {kind === 'hub' ? (
          <Link to="/watch/$id/brief" params={{ id }}>
            {t('updates.clockBrief')}
          </Link>
        ) : null}
      </p>
      {isOnItsWay ? <EntrySkeleton shape="row" /> : null}
      {failure ? (
        <StatePanel
          tone="error"
          title={t('updates.failed')}
          action={
            failure.status === 400 ? null : (
              <Button onClick={() => void query.refetch()}>{t('item.reload')}</Button>
            )
          }
        >
          <p>{failure.status === 400 ? t('updates.wrongDays') : failure.message}</p>
        </StatePanel>
      ) : null}
      {isQuiet ? (
        <StatePanel title={t('updates.emptyTitle')}>
          <p>{t('updates.emptyText')}</p>
        </StatePanel>
      ) : null}
      {data && !isQuiet && !isOnItsWay ? (
        <>
          <h2 className="visually-hidden">{t('updates.crumb')}</h2>
          <UpdateColumns lines={data.lines} areEmptyShown>
            {rising && rising.organizations > 0 ? <TrendingThemesList of={rising} asked={input} /> : null}
            {isRisenUnknown ? <p role="alert">{t('insights.risen.failed')}</p> : null}
          </UpdateColumns>
        </>
      ) : null}
      {data?.partial ? (
        <p className={classes['partial']}>{t('updates.partial', { count: limits.updatesShown })}</p>
      ) : null}
    </div>
  );
}

export const OrganizationChangesPage = () => <ChangesPage kind="organization" />;
export const PersonChangesPage = () => <ChangesPage kind="person" />;
export const ShowChangesPage = () => <ChangesPage kind="show" />;
export const HubChangesPage = () => <ChangesPage kind="hub" />;
