/** A podcast that a directory knows. `slug` is made as ours are; `url` is what to take in. */
export type DirectoryPodcast = {
  slug: string;
  name: string;
  author: string | null;
  imageUrl: string | null;
  url: string;
};

/** An episode by its place in the feed of its podcast. */
export type FeedPlace = { feedUrl: string; guid: string };

/** An episode that a directory knows. `releaseDate` as ISO 8601 in UTC. */
export type DirectoryEpisode = {
  slug: string;
  title: string;
  podcast: string | null;
  description: string | null;
  releaseDate: string | null;
  durationMs: number | null;
  imageUrl: string | null;
  url: string;
  /** Where it stands in the feed of its podcast, which says more of it than `url`. */
  place: FeedPlace | null;
};

/** A list of podcasts kept by somebody else. Both reject with `fetch.*` and `source.directory.unreadable`. */
export type PodcastDirectory = {
  podcasts(keywords: string): Promise<DirectoryPodcast[]>;
  episodes(keywords: string): Promise<DirectoryEpisode[]>;
};
