import { limits, type Podcast } from '@ecco/contract';
import { Button } from '@mantine/core';
import { IconPlayerPlayFilled } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../../api/client.ts';
import { useLog } from '../../../events/events.context.ts';
import { entryOf, isHeard } from '../../../features/list/queue-of-list.ts';
import { queue } from '../../../player/queue/queue.store.ts';
import { say } from '../../../ui/overlay/notice.store.ts';

/** Plays the episodes of a podcast from the newest on, as many as one call gives: weeks of listening. */
export function PlayAll({ podcast }: { podcast: Podcast }) {
  const { t } = useTranslation();
  const log = useLog();
  const { slug, name } = podcast;
  const all = useMutation({ mutationFn: () => api.podcast.read({ slug, per_page: limits.perPageDefault }) });
  const play = (): void => {
    log({ event: 'play_all', slug });
    all.mutate(undefined, {
      onSuccess: ({ podcast: { episodes } }) =>
        queue.getState().start({ id: null, name, entries: episodes.filter(isHeard).map(entryOf), at: 0 }),
      onError: () => say(t('podcast.playFailed'), 'error'),
    });
  };
  return (
    <Button
      size="sm"
      leftSection={<IconPlayerPlayFilled size={14} aria-hidden="true" />}
      loading={all.isPending}
      onClick={play}
    >
      {t('podcast.playAll')}
    </Button>
  );
}
