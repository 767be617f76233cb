import type { ShowCard } from '@ecco/contract';
import type { CountedShow } from '@ecco/store';
import { excerptOf } from './item-card.presenter.ts';
import { presentShow } from './show.presenter.ts';

/** What lists show of a show. */
export function presentShowCard({ show, episodes, newest }: CountedShow): ShowCard {
  const { uuid, kind, slug, name, description, image_url, thumbnail_url } = presentShow(show);
  return {
    uuid,
    kind,
    slug,
    name,
    description: excerptOf(description),
    image_url,
    thumbnail_url,
    episodes,
    newest: newest?.toISOString() ?? null,
  };
}
