import type { DirectoryEpisode, DirectoryPodcast, ItemCard, ShowCard } from '@ecco/contract';

/** What was found, here or in the directory. */
type SearchMatch<Here, There> = { at: 'library'; entry: Here } | { at: 'directory'; entry: There };
export type EpisodeMatch = SearchMatch<ItemCard, DirectoryEpisode>;
export type PodcastMatch = SearchMatch<ShowCard, DirectoryPodcast>;

type WithSlug = { slug: string };

/** Both, each slug once; the library's own comes first and wins. */
function mergeBySlug<Here extends WithSlug, There extends WithSlug>(
  here: readonly Here[],
  there: readonly There[],
): SearchMatch<Here, There>[] {
  const searchMatches: SearchMatch<Here, There>[] = [
    ...here.map((entry) => ({ at: 'library' as const, entry })),
    ...there.map((entry) => ({ at: 'directory' as const, entry })),
  ];
  const seen = new Set<string>();
  return searchMatches.filter(({ entry: { slug } }) => !seen.has(slug) && seen.add(slug));
}

/** What has no date, or none that can be read, comes last. */
const resultTime = (iso: string | null): number => {
  const time = Date.parse(iso ?? '');
  return Number.isNaN(time) ? Number.NEGATIVE_INFINITY : time;
};
const newestFirst =
  <Entry>(dateOf: (entry: Entry) => string | null) =>
  (a: Entry, b: Entry): number => {
    const [first, second] = [resultTime(dateOf(b)), resultTime(dateOf(a))];
    return first === second ? 0 : first - second;
  };

/** Episodes of both, without duplicates by slug, newest first. */
export const mergeEpisodes = (
  here: readonly ItemCard[],
  there: readonly DirectoryEpisode[],
): EpisodeMatch[] => mergeBySlug(here, there).sort(newestFirst(({ entry }) => entry.release_date));

/** Podcasts of both, without duplicates by slug; the directory tells no dates, so its own come after. */
export const mergePodcasts = (
  here: readonly ShowCard[],
  there: readonly DirectoryPodcast[],
): PodcastMatch[] =>
  mergeBySlug(here, there).sort(
    newestFirst((searchMatch) => (searchMatch.at === 'library' ? searchMatch.entry.newest : null)),
  );
