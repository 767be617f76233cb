import type { SearchResult } from '@ecco/contract';
import type { Hit, SegmentMatch, SummaryMatch } from '@ecco/store';
import { clockTime, timestampsOf, whole } from '../item/clock-time.ts';
import { hasRecording } from '../item/has-recording.ts';
import { type Names, presentMatch } from '../item/segment.presenter.ts';

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

const placeLine = (line: SegmentMatch, names: Names): Placed => ({
  result_type: 'content',
  analysis_type: null,
  summary_item_index: null,
  summary_item_title: null,
  segment_id: line.id,
  ...presentMatch(line, names),
});

/** When the line of a summary sounds; about when, where the line that it is cited from has an estimated time. */
function summaryTimes({ startMs, endMs }: SummaryMatch['line'], isEstimated: boolean) {
  if (!isEstimated)
    return { start_time: clockTime(startMs), end_time: clockTime(endMs), start_ms: whole(startMs) };
  const { start_timestamp: _start, end_timestamp: _end, ...about } = timestampsOf({ startMs, endMs }, true);
  return { start_time: null, end_time: null, start_ms: null, ...about };
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
  ...summaryTimes(line, cited?.isEstimated ?? false),
  page_number: line.page,
});
