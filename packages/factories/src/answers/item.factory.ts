import { type Item, type ItemCard, type LibraryItem, type LibraryPage, limits } from '@ecco/contract';
import { theItem } from './citation.factory.ts';
import { buildSegments, buildSpeaker } from './segment.factory.ts';
import { buildShowName } from './show.factory.ts';
import { buildSummary } from './summary.factory.ts';

/** An item as lists show it, processed to its end. An episode has its podcast unless a test says otherwise. */
export const buildItemCard = (part: Partial<ItemCard> = {}): ItemCard => ({
  ...theItem,
  content_type: part.kind ?? theItem.kind,
  description: null,
  show: (part.kind ?? theItem.kind) === 'episode' ? buildShowName() : null,
  author: 'Allocator Hours',
  organization: null,
  organization_named: null,
  period: null,
  release_date: '2026-03-04T23:30:00Z',
  created_at: '2026-03-05T00:00:00Z',
  duration: 3_000_000,
  time_to_read: 600,
  page_count: null,
  document_type: null,
  image_url: null,
  processing_status: 'ASSERTIONS_COMPLETE',
  progress: 100,
  message: null,
  one_liner: 'The fund cut its fees.',
  score: null,
  ...part,
});

/** An item as the library lists it, to a visitor unless a test says otherwise. */
export const buildLibraryItem = (part: Partial<LibraryItem> = {}): LibraryItem => ({
  ...buildItemCard(part),
  speakers: [],
  reading: null,
  ...part,
});

/** One page of the library, without a filter. */
export const buildLibraryPage = (
  items: readonly LibraryItem[],
  { page, total }: { page: number; total: number },
): LibraryPage => ({
  items: [...items],
  pagination: {
    page,
    per_page: limits.libraryPage,
    total,
    pages: Math.ceil(total / limits.libraryPage),
  },
  scope: { show: null, organization: null, person: null },
});

/** An item in full, with its show, a hundred lines, who speaks them and a summary that cites them. */
export function buildItem(part: Partial<Item> = {}): Item {
  const card = buildItemCard(part);
  const { uuid, slug, kind, title } = card;
  return {
    ...card,
    updated_at: '2026-03-05T00:10:00.000Z',
    publisher_words: null,
    organizations_listed: [],
    language: 'en',
    source_url: 'https://example.org/fees',
    audio_url: '/media-files/fees.mp3',
    video_url: null,
    document_url: null,
    timeToRead: card.time_to_read,
    video_id: null,
    meta_data: { document_page_count: card.page_count },
    narration: [],
    transcribed_duration: null,
    media_kept: true,
    analysis_options: { flavor: 'US_Pension_Funds', summary_detail: 0.25, page_ranges: '' },
    may: { retry: false, read_again: false, curate: false, assign: true, correct: false },
    processed: true,
    meeting: null,
    audio_digest: null,
    content: buildSegments(100),
    content_total: part.content?.length ?? 100,
    speakers: [buildSpeaker('Ines Varga', 0.6), buildSpeaker('Tom Okoro', 0.4)],
    summaries: [buildSummary({}, { uuid, slug, kind, title })],
    entities: [],
    organizations: [],
    people: [],
    assertions: [],
    proceedings: { agenda: 0, decisions: 0, signals: 0, unnamed_votes: 0 },
    notes: [],
    reading_reports: [],
    readers_improved: false,
    joined: [],
    remarks: [],
    ...part,
  };
}
