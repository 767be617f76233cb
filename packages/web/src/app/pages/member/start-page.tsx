/*
 * The start in three steps: whom one watches, what one has already, and what one is told. Each is a page of its own by
 * its address, so that Back leads to the one before; none has to be done. They are made of what stands elsewhere too.
 */
import { Button } from '@mantine/core';
import { Link, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AlertSettingsForm } from '../../../features/alert/alert-settings-form.tsx';
import { useAlertSettings } from '../../../features/alert/api/alerts.api.ts';
import { useMyLists } from '../../../features/list/api/lists.api.ts';
import { ListLinks } from '../../../features/list/asides/list-links.tsx';
import { NeedToKnows } from '../../../features/profile/need-to-knows.tsx';
import { useSession } from '../../../session/get-session.api.ts';
import { usePageTitle } from '../../../ui/page/page-title.ts';
import { CreateWatchlistAside } from '../hub/create-aside.tsx';
import { IngestPanel } from '../ingest/ingest-panel.tsx';
import classes from '../pages.module.css';
import start from './start-page.module.css';

const steps = ['watch', 'have', 'told'] as const;
type Step = (typeof steps)[number];

/** The funds and companies, as a watchlist. */
function Watch() {
  const { t } = useTranslation();
  const { data: lists = [] } = useMyLists();
  const watchlists = lists.filter(({ following }) => following > 0);
  return (
    <>
      <CreateWatchlistAside />
      {watchlists.length > 0 ? <ListLinks title={t('start.watching')} lists={watchlists} /> : null}
    </>
  );
}

/** What to look out for, and when to be told of it. */
function AlertsNote() {
  const user = useSession()?.user_profile;
  const { data: settings } = useAlertSettings();
  return (
    <>
      {user ? <NeedToKnows user={user} /> : null}
      {settings ? <AlertSettingsForm settings={settings} /> : null}
    </>
  );
}

const parts: Readonly<Record<Step, () => ReactNode>> = {
  watch: () => <Watch />,
  have: () => <IngestPanel level={2} />,
  told: () => <AlertsNote />,
};

/** The three questions, with the one that is asked now. */
function Way({ step }: { step: Step }) {
  const { t } = useTranslation();
  return (
    <nav aria-label={t('start.steps')}>
      <ol className={start['way']}>
        {steps.map((one) => (
          <li key={one}>
            <Link to="/start" search={{ step: one }} aria-current={one === step ? 'step' : undefined}>
              {t(`start.${one}.short`)}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

export function StartPage() {
  const { t } = useTranslation();
  const query = useSearch({ from: '/start' }).step;
  const step = steps.find((one) => one === query) ?? 'watch';
  const next = steps[steps.indexOf(step) + 1];
  usePageTitle(t('start.title'));
  return (
    <div className={classes[step === 'have' ? 'broad' : 'column']}>
      <Way step={step} />
      <div className={classes['head']}>
        <h1>{t(`start.${step}.title`)}</h1>
      </div>
      <p className={classes['lead']}>{t(`start.${step}.text`)}</p>
      <div className={start['part']} key={step}>
        {parts[step]()}
      </div>
      <div className={start['onward']}>
        {next === undefined ? (
          <Button renderRoot={(props) => <Link to="/home" {...props} />}>{t('start.done')}</Button>
        ) : (
          <>
            <Button renderRoot={(props) => <Link to="/start" search={{ step: next }} {...props} />}>
              {t('start.next')}
            </Button>
            <Link to="/home">{t('start.leave')}</Link>
          </>
        )}
      </div>
    </div>
  );
}
