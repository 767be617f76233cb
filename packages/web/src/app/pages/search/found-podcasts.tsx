import { limits } from '@ecco/contract';
import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DirectoryPodcastTile } from '../../../features/home-search/directory-entry.tsx';
import type { FoundPodcast } from '../../../features/home-search/merge-results.ts';
import { ShowTile } from '../../../features/show/show-tile.tsx';
import { TileGrid } from '../../../ui/list/tile.tsx';
import { Section } from '../../../ui/page/section.tsx';

/** The podcasts that were found: four at first, the rest when asked for. */
export function FoundPodcasts({ podcasts }: { podcasts: readonly FoundPodcast[] }) {
  const { t } = useTranslation();
  const [all, setAll] = useState(false);
  const whole = useRef<HTMLDivElement>(null);
  // The button goes with what it did, so the focus is given to what it brought.
  useEffect(() => {
    if (all) whole.current?.focus({ preventScroll: true });
  }, [all]);
  const shown = all ? podcasts : podcasts.slice(0, limits.homePodcastsShown);
  return (
    <Section title={t('homeSearch.podcasts')}>
      <div ref={whole} tabIndex={-1}>
        <TileGrid label={t('homeSearch.podcasts')}>
          {shown.map((found) =>
            found.at === 'library' ? (
              <ShowTile key={found.entry.slug} show={found.entry} nameMax={limits.searchPodcastNameMax} />
            ) : (
              <DirectoryPodcastTile key={found.entry.slug} podcast={found.entry} />
            ),
          )}
        </TileGrid>
      </div>
      {shown.length < podcasts.length ? (
        <Button variant="default" size="sm" mt="md" onClick={() => setAll(true)}>
          {t('homeSearch.remaining')}
        </Button>
      ) : null}
    </Section>
  );
}
