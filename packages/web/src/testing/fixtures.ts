import type {
  Citation,
  CitedText,
  Highlight,
  Item,
  ItemCard,
  SearchResult,
  Segment,
  SessionInfo,
  Speaker,
  Summary,
  SummaryItem,
  UserProfile,
} from '@ecco/contract';
import { clock } from '../format/time.ts';

/** A line of five seconds; lines take turns between two invented speakers. */
export function aSegment(line: number, part: Partial<Segment> = {}): Segment {
  const speaker = line % 2 === 0 ? 'Ines Varga' : 'Tom Okoro';
  return {
    id: `segment-${line}`,
    content_id: line,
    speaker,
    speaker_label: speaker,
    text: `Line ${line} about the fund.`,
    start_time: clock(line * 5),
    end_time: clock(line * 5 + 5),
    start_ms: line * 5_000,
    end_ms: line * 5_000 + 5_000,
    page_number: null,
    ...part,
  };
}

export const segments = (count: number, from = 0): Segment[] =>
  Array.from({ length: count }, (_, at) => aSegment(from + at));

/** Of `anItem`. */
export const aCitation = (line: number): Citation => ({
  item: {
    uuid: '7b1f0c52-0000-4000-8000-000000000001',
    slug: 'fees',
    kind: 'episode',
    title: 'Why fees fell',
  },
  segment_id: `segment-${line}`,
  content_id: line,
  source_text: `Line ${line} about the fund.`,
  start_timestamp: line * 5,
  end_timestamp: line * 5 + 5,
  page_number: null,
});

export const cited = (text: string, ...lines: number[]): CitedText => ({
  text,
  verbatim: false,
  citations: lines.map(aCitation),
});

export const aChapter = (index: number, part: Partial<SummaryItem> = {}): SummaryItem => ({
  index,
  title: `Chapter ${index}`,
  content_id: index * 10,
  last_content_id: index * 10 + 9,
  segment_id: `segment-${index * 10}`,
  start_timestamp: index * 50,
  end_timestamp: index * 50 + 50,
  page_number: null,
  relevancy_score: 90,
  summary: [cited(`Summary of ${index}.`, index * 10)],
  takeaways: [cited(`Takeaway of ${index}.`, index * 10 + 1)],
  sections: [],
  ...part,
});

/** A highlight that is one line long. */
export const aHighlight = (line: number, part: Partial<Highlight> = {}): Highlight => ({
  id: `highlight-${line}`,
  text: `Line ${line} about the fund.`,
  speaker: 'Ines Varga',
  segment_id: `segment-${line}`,
  content_id: line,
  start_time: clock(line * 5),
  end_time: clock(line * 5 + 5),
  start_timestamp: line * 5,
  page_number: null,
  approved: false,
  ...part,
});

export const aSummary = (part: Partial<Summary> = {}): Summary => ({
  version: 2,
  made_by: 'built-in',
  overview: { key_insights: [cited('Fees fell.', 3)], why_it_matters: [cited('Costs compound.', 4, 1)] },
  items: [0, 1, 2, 3, 4].map((index) => aChapter(index)),
  highlights: [],
  analysis: {
    one_liner: cited('The fund cut its fees.', 1),
    tldr: { items: [cited('Pacing slowed.', 2)] },
    key_topics: [],
  },
  html_document: null,
  ...part,
});

export const aSpeaker = (name: string, share: number): Speaker => ({
  label: name,
  name,
  role: null,
  organisation: null,
  provenance: null,
  evidence: null,
  segments: 1,
  share,
  runs: [[0, share]],
});

export const aCard = (part: Partial<ItemCard> = {}): ItemCard => ({
  uuid: '7b1f0c52-0000-4000-8000-000000000001',
  slug: 'fees',
  kind: 'episode',
  content_type: 'episode',
  title: 'Why fees fell | Allocator Hours',
  description: null,
  show: null,
  author: 'Allocator Hours',
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

export const anItem = (part: Partial<Item> = {}): Item => ({
  ...aCard(),
  updated_at: '2026-03-05T00:10:00.000Z',
  language: 'en',
  source_url: 'https://example.org/fees',
  audio_url: '/media-files/fees.mp3',
  video_url: null,
  document_url: null,
  timeToRead: 600,
  video_id: null,
  meta_data: { document_page_count: null },
  narration: [],
  transcribed_duration: null,
  media_kept: true,
  may: { retry: false, curate: false, assign: true },
  processed: true,
  meeting: null,
  audio_digest: null,
  content: segments(100),
  content_total: 100,
  speakers: [aSpeaker('Ines Varga', 0.6), aSpeaker('Tom Okoro', 0.4)],
  summaries: [aSummary()],
  entities: [],
  assertions: [],
  notes: [],
  ...part,
});

export const aHit = (line: number, part: Partial<SearchResult> = {}): SearchResult => ({
  content_type: 'episode',
  result_type: 'content',
  analysis_type: null,
  summary_item_index: null,
  summary_item_title: null,
  content_id: line,
  segment_id: `segment-${line}`,
  slug: 'fees',
  parent_uuid: '7b1f0c52-0000-4000-8000-000000000001',
  title: 'Why fees fell',
  text: `Line ${line} about the fund.`,
  highlights: ['fund'],
  speaker: 'Ines Varga',
  start_time: `0:00:${String(line * 5).padStart(2, '0')}`,
  end_time: `0:00:${String(line * 5 + 5).padStart(2, '0')}`,
  start_ms: line * 5_000,
  page_number: null,
  podcast: null,
  organizations: [],
  score: 10 - line,
  ...part,
});

/** What the third chapter of the summary says. */
export const aSummaryHit = (part: Partial<SearchResult> = {}): SearchResult =>
  aHit(4, {
    result_type: 'summary',
    analysis_type: 'summary_item',
    summary_item_index: 2,
    summary_item_title: 'What it costs',
    speaker: null,
    text: 'The fund pays less.',
    ...part,
  });

export const aUser = (part: Partial<UserProfile> = {}): UserProfile => ({
  uuid: 'user-1',
  profile: {
    name: 'Ines Varga',
    email: 'ines@fund.example',
    given_name: 'Ines',
    family_name: 'Varga',
    picture: null,
  },
  admin: false,
  flags: { health_hub: false, pe_hub: false },
  prompt_context: { profile_prompt: '' },
  onboarded: true,
  has_password: true,
  created_at: '2026-03-01T09:00:00Z',
  ...part,
});

export const aSession = (part: Partial<SessionInfo> = {}): SessionInfo => ({
  role: 'anonymous',
  user_profile: null,
  waitlist_on: false,
  may_ingest: true,
  may_retry: false,
  may_administer: part.role === 'admin',
  ingest_left: 20,
  brand: 'ecco',
  contact_email: null,
  google: null,
  app_token: 'token',
  ...part,
});
