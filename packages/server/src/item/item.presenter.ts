import type { Item as PublicItem, Summary as PublicSummary } from '@ecco/contract';
import type { ItemWithShow } from '@ecco/store';
import { reachable } from '../samples/sample.address.ts';
import { presentAssertions } from './assertion.presenter.ts';
import { presentEntities } from './entity.presenter.ts';
import { presentCard } from './item-card.presenter.ts';
import type { ItemParts } from './item-parts.ts';
import { namesOf, presentSegment } from './segment.presenter.ts';
import { presentSpeakers } from './speaker.presenter.ts';
import { presentSummary } from './summary.presenter.ts';

/** An item with its show and all that hangs off it. */
export type ItemWhole = ItemWithShow & ItemParts;

export const mediaPath = (key: string): string =>
  `/media-files/${key.split('/').map(encodeURIComponent).join('/')}`;

/** Where the item is heard, seen or read: our kept copy first, since that is what was transcribed (D32). */
function addressesOf({
  item,
  media,
}: ItemWhole): Pick<PublicItem, 'audio_url' | 'video_url' | 'document_url'> {
  const kept = (type: string): string | null => (media?.mime.startsWith(type) ? mediaPath(media.key) : null);
  return {
    audio_url: kept('audio/') ?? reachable(item.audioUrl),
    video_url: kept('video/') ?? reachable(item.videoUrl),
    document_url: kept('application/pdf') ?? reachable(item.documentUrl),
  };
}

/** One summary per version: of several engines' the latest, which the store lists first. */
function presentSummaries(whole: ItemWhole): PublicSummary[] {
  const latest = whole.summaries.filter(
    ({ version }, index, all) => all.findIndex((other) => other.version === version) === index,
  );
  return latest.map((summary) => presentSummary(summary, whole.highlights, whole.profile));
}

/** An item in full, with the first page of its transcript. */
export function presentItem(whole: ItemWhole): PublicItem {
  const { item, profile, speakers } = whole;
  const names = namesOf(speakers);
  return {
    ...presentCard(whole),
    ...addressesOf(whole),
    language: item.language,
    source_url: reachable(item.sourceUrl),
    transcribed_duration:
      item.transcribedDurationMs === null ? null : Math.round(item.transcribedDurationMs / 1000),
    media_kept: whole.media !== null,
    processed: item.status === 'ASSERTIONS_COMPLETE',
    meeting: null,
    audio_digest: null,
    content: whole.firstPage.map((segment) => presentSegment(segment, names)),
    content_total: profile.total,
    speakers: presentSpeakers(speakers, profile),
    summaries: presentSummaries(whole),
    entities: presentEntities(whole.entities, profile),
    assertions: presentAssertions(whole.assertions, profile),
    notes: item.notes,
  };
}
