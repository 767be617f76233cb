import type { DirectoryEpisode, DirectoryPodcast } from '@ecco/contract';
import {
  buildDirectoryEpisode,
  buildDirectoryPodcast,
  buildItemCard,
  buildShowCard,
} from '@ecco/factories/answers';
import { expect, test } from 'vitest';
import { type EpisodeMatch, mergeEpisodes, mergePodcasts, type PodcastMatch } from './merge-results.ts';

const here = (slug: string, release_date: string | null) => buildItemCard({ slug, release_date });
const there = (slug: string, release_date: string | null): DirectoryEpisode =>
  buildDirectoryEpisode({ slug, release_date });
const podcast = (slug: string): DirectoryPodcast => buildDirectoryPodcast({ slug });
const said = (matches: readonly (EpisodeMatch | PodcastMatch)[]) =>
  matches.map(({ at, entry }) => `${entry.slug} (${at})`);

test('episodes of both stand newest first, and what is in the library is not offered again', () => {
  const episodeMatches = mergeEpisodes(
    [here('board', '2026-01-02'), here('fees', '2026-03-02'), here('undated', null)],
    [there('fees', '2026-03-03'), there('gold', '2026-02-02T00:00:00Z'), there('odd', 'someday')],
  );
  expect(said(episodeMatches)).toEqual([
    'fees (library)',
    'gold (directory)',
    'board (library)',
    'undated (library)',
    'odd (directory)',
  ]);
});

test('podcasts of the library come first, the newest of them on top', () => {
  const podcastMatches = mergePodcasts(
    [
      buildShowCard({ slug: 'old', newest: '2025-01-01' }),
      buildShowCard({ slug: 'empty', newest: null }),
      buildShowCard({ slug: 'new', newest: '2026-01-01' }),
    ],
    [podcast('old'), podcast('elsewhere')],
  );
  expect(said(podcastMatches)).toEqual([
    'new (library)',
    'old (library)',
    'empty (library)',
    'elsewhere (directory)',
  ]);
});
