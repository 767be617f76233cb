import { type DirectoryEpisode, type DirectoryPodcast, type IngestQuery, limits } from '@ecco/contract';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { shortDate } from '../../format/date.ts';
import { cardTitle, truncate } from '../../format/text.ts';
import { durationSeconds, spokenDuration } from '../../format/time.ts';
import { EntryRow } from '../../ui/list/entry-row.tsx';
import { Tile } from '../../ui/list/tile.tsx';
import classes from './home-search.module.css';

/** Leads to where it is ingested. */
function AddLink({ address, title }: { address: IngestQuery; title: string }) {
  const { t } = useTranslation();
  return (
    <Button
      className={classes['add']}
      variant="default"
      size="compact-sm"
      leftSection={<IconPlus size={14} stroke={2} aria-hidden="true" />}
      aria-label={t('homeSearch.addNamed', { title })}
      renderRoot={(props) => <Link to="/add" search={address} {...props} />}
    >
      {t('homeSearch.add')}
    </Button>
  );
}

function Mark() {
  const { t } = useTranslation();
  return <span className={classes['mark']}>{t('homeSearch.fromDirectory')}</span>;
}

/** An episode of the directory, which is not in the library. */
export function DirectoryEpisodeRow({ episode }: { episode: DirectoryEpisode }) {
  const { t } = useTranslation();
  const { podcast, release_date: released, duration, url, feed_url, guid } = episode;
  const place = feed_url !== null && guid !== null ? { feed_url, guid } : {};
  const title = cardTitle(episode.title) || t('library.untitled');
  return (
    <EntryRow
      picture={{ name: podcast ?? title, image: episode.image_url }}
      title={title}
      level={3}
      facts={[
        { key: 'mark', node: <Mark /> },
        { key: 'podcast', node: podcast },
        { key: 'date', node: released && (shortDate(released) ?? t('meta.invalidDate')) },
        { key: 'length', node: duration === null ? null : spokenDuration(durationSeconds(duration)) },
      ]}
      excerpt={episode.description}
      excerptMax={limits.descriptionExcerpt}
    >
      <AddLink address={{ url, ...place }} title={title} />
    </EntryRow>
  );
}

/** A podcast of the directory, which is not in the library. */
export function DirectoryPodcastTile({ podcast }: { podcast: DirectoryPodcast }) {
  const { name, author, image_url: image, url } = podcast;
  return (
    <Tile
      picture={{ name, image }}
      title={truncate(name, limits.searchPodcastNameMax)}
      facts={[
        { key: 'mark', node: <Mark /> },
        { key: 'author', node: author },
      ]}
      text={null}
    >
      <AddLink address={{ url }} title={name} />
    </Tile>
  );
}
