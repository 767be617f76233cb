import type { FollowedPodcast, Glance, Podcast, Publication } from '@ecco/contract';
import type { Show } from '@ecco/store';
import { presentCitedText } from '../item/citation.presenter.ts';
import { presentCard } from '../item/item-card.presenter.ts';
import { presentShow } from '../item/show.presenter.ts';
import type { ShowPage } from './show-page.usecases.ts';

export function presentFollowed(show: Show): FollowedPodcast {
  const { uuid, slug, name, image_url } = presentShow(show);
  return { uuid, slug, name, image_url };
}

const presentLatest = ({ latest }: ShowPage): Glance | null =>
  latest && {
    item: presentCard(latest.item),
    tldr: latest.tldr.map((cited) => presentCitedText(cited, latest.profile)),
  };

const presentHead = (page: ShowPage) => ({
  ...presentShow(page.show),
  itunes_id: page.show.itunesId,
  total: page.size.total,
  summarised: page.size.summarised,
  latest: presentLatest(page),
  may: page.may,
});

export const presentPodcast = (page: ShowPage): Podcast => ({
  ...presentHead(page),
  following: page.following,
  tags: page.tags.map(({ slug, label }) => ({ slug, label })),
  ignored: page.show.ignoredAt !== null,
  last_fetched_at: page.show.lastFetchedAt?.toISOString() ?? null,
  fetch_error: page.may.inspect ? page.show.fetchError : null,
  entries_left_out: page.may.inspect ? page.show.entriesLeftOut : [],
  reading_reports: page.may.inspect ? page.show.readingReports : [],
  episodes: page.items.map(presentCard),
});

export const presentPublication = (page: ShowPage): Publication => ({
  ...presentHead(page),
  articles: page.items.map(presentCard),
});
