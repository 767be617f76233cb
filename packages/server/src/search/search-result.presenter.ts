import type { SearchResult } from '@ecco/contract';
import type { SegmentHit } from '@ecco/store';
import { presentSegment } from '../item/segment.presenter.ts';

/** A line of a transcript that matches. */
export function presentHit(hit: SegmentHit, names: ReadonlyMap<string, string>): SearchResult {
  const { item, score, highlights } = hit;
  const segment = presentSegment(hit.segment, names);
  return {
    content_type: item.kind,
    result_type: 'content',
    analysis_type: null,
    summary_item_index: null,
    content_id: segment.content_id,
    segment_id: segment.id,
    slug: item.slug,
    parent_uuid: item.id,
    title: item.title,
    text: segment.text,
    highlights,
    speaker: segment.speaker,
    start_time: segment.start_time,
    end_time: segment.end_time,
    start_ms: segment.start_ms,
    page_number: segment.page_number,
    score,
  };
}
