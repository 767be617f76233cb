import type { Podcast } from '@ecco/contract';
import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../api/failure.ts';
import { ConfirmDialog, type Question } from '../../ui/overlay/confirm-dialog.tsx';
import { say } from '../../ui/overlay/notice.store.ts';
import { Moment } from '../../ui/text/moment.tsx';
import { useIgnorePodcast, useRefreshPodcast } from './api/store-podcast.api.ts';
import classes from './show.module.css';

type Props = {
  podcast: Podcast;
  /** How well its feed was read. */
  reading: ReactNode;
};

function FetchState({ podcast, reading }: Props) {
  const { t } = useTranslation();
  const { last_fetched_at: fetched, fetch_error: reason, entries_left_out: leftOut } = podcast;
  return (
    <div className={classes['fetch']}>
      <p>
        {fetched ? (
          <>
            {t('podcast.fetched')} <Moment iso={fetched} />
          </>
        ) : (
          t('podcast.neverFetched')
        )}
      </p>
      {reason ? <p className={classes['problem']}>{t('podcast.fetchError', { reason })}</p> : null}
      {reading}
      {leftOut.length > 0 ? (
        <>
          <p className={classes['problem']}>{t('podcast.entriesLeftOut')}</p>
          <ul>
            {leftOut.map((why) => (
              <li key={why}>{why}</li>
            ))}
          </ul>
        </>
      ) : null}
    </div>
  );
}

function useTools(podcast: Podcast) {
  const { t } = useTranslation();
  const refresh = useRefreshPodcast();
  const ignore = useIgnorePodcast();
  const saying = (failed: string) => ({
    onSuccess: ({ message }: { message: string }) => say(message),
    onError: (error: Error) => say(failureOf(error).message ?? failed, 'error'),
  });
  return {
    busy: { refresh: refresh.isPending, ignore: ignore.isPending },
    refresh: () => refresh.mutate(podcast.uuid, saying(t('podcast.refreshFailed'))),
    ignore: () =>
      ignore.mutate(
        { uuid: podcast.uuid, ignore: !podcast.ignored },
        {
          onSuccess: ({ message }) => say(podcast.ignored ? message : t('podcast.ignoredNow')),
          onError: () => say(t('podcast.ignoreFailed'), 'error'),
        },
      ),
  };
}

/** How the last fetch of a podcast went, and what may be done about it. */
export function PodcastTools({ podcast, reading }: Props) {
  const { t } = useTranslation();
  const tools = useTools(podcast);
  const [question, setQuestion] = useState<Question | null>(null);
  const askToIgnore = (): void =>
    setQuestion({
      title: t('podcast.ignoreTitle', { name: podcast.name }),
      text: t('podcast.ignoreText'),
      confirm: t('podcast.ignore'),
      cancel: t('podcast.cancel'),
      run: tools.ignore,
    });
  return (
    <section className={classes['tools']} aria-label={t('podcast.tools')}>
      <FetchState podcast={podcast} reading={reading} />
      <div className={classes['buttons']}>
        <Button
          variant="default"
          size="compact-sm"
          loading={tools.busy.refresh}
          disabled={!podcast.may.refresh}
          onClick={tools.refresh}
        >
          {t('podcast.refresh')}
        </Button>
        {podcast.may.ignore ? (
          <Button
            variant="default"
            size="compact-sm"
            loading={tools.busy.ignore}
            onClick={podcast.ignored ? tools.ignore : askToIgnore}
          >
            {t(podcast.ignored ? 'podcast.unignore' : 'podcast.ignore')}
          </Button>
        ) : null}
      </div>
      <ConfirmDialog question={question} onClose={() => setQuestion(null)} />
    </section>
  );
}
