import type { SearchResult } from '@ecco/contract';
import type { Hit, SegmentMatch, SummaryMatch } from '@ecco/store';
import { clockTime, whole } from '../item/clock-time.ts';
import { hasRecording } from '../item/has-recording.ts';
import { type Names, presentWords } from '../item/segment.presenter.ts';

/** What of a hit says where it stands and what it says there. */
type Placed = Omit<
  SearchResult,
  | 'content_type'
  | 'slug'
  | 'parent_uuid'
  | 'title'
  | 'podcast'
  | 'organizations'
  | 'has_recording'
  | 'highlights'
  | 'score'
  | 'why'
>;

/** A line of a transcript, or what a summary says, that matches. */
export function presentHit(hit: Hit, names: Names, why: SearchResult['why']): SearchResult {
  const { item, show, organizations, score, highlights } = hit;
  return {
    ...(hit.summary === null ? placeLine(hit.segment, names) : placeSummary(hit.summary, hit.segment)),
    content_type: item.kind,
    slug: item.slug,
    parent_uuid: item.id,
    title: item.title,
    podcast: show && { slug: show.slug, name: show.name },
    organizations: organizations,
    has_recording: hasRecording(item),
    highlights,
    score,
    why,
  };
}

function placeLine(line: SegmentMatch, names: Names): Placed {
  const segment = presentWords(line, names);
  return {
    result_type: 'content',
    analysis_type: null,
    summary_item_index: null,
    summary_item_title: null,
    content_id: segment.content_id,
    segment_id: segment.id,
    text: segment.text,
    speaker: segment.speaker,
    start_time: segment.start_time,
    end_time: segment.end_time,
    start_ms: segment.start_ms,
    page_number: segment.page_number,
  };
}

const placeSummary = ({ kind, idx, title, line }: SummaryMatch, cited: SegmentMatch | null): Placed => ({
  result_type: 'summary',
  analysis_type: kind,
  summary_item_index: kind === 'summary_item' ? idx : null,
  summary_item_title: title,
  content_id: cited?.idx ?? null,
  segment_id: cited?.id ?? null,
  text: line.text,
  speaker: null,
  start_time: clockTime(line.startMs),
  end_time: clockTime(line.endMs),
  start_ms: whole(line.startMs),
  page_number: line.page,
});
