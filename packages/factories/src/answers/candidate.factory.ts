import type { Candidate, Crawl } from '@ecco/contract';
import { idOf } from './id.ts';

type Part = Partial<Candidate> & { title?: string; value?: number };

/** A talk that a crawl found, new and judged. */
export function buildCandidate({ title = 'On fees', value = 0.8, ...part }: Part = {}): Candidate {
  const metadata: Candidate['metadata'] = {
    llm_classification: {
      ...{
        speaker_present: false,
        about_person: false,
        about_org: true,
        meaningful: true,
        overall_value: value,
      },
      ...{ reason: 'It is about Linden Teachers.', sentence: `The sentence of ${title}.`, error: null },
    },
    ...{ duration: 1_800, role: null, publish_date: '2026-11-02T09:00:00.000Z' },
  };
  return {
    id: idOf(0x901),
    status: 'New',
    content_type: 'episode',
    created_at: '2026-11-20T09:00:00.000Z',
    content_object: {
      ...{
        title,
        name: title,
        url: 'https://talks.example/1',
        slug: 'on-fees',
        description: 'A talk.',
        source: 'feed',
      },
      ...{ release_date: '2026-11-02T09:00:00.000Z', publish_date: '2026-11-02T09:00:00.000Z' },
      ...{
        published_at: '2026-11-02T09:00:00.000Z',
        podcast_name: 'Harbor Talks',
        show_name: 'Harbor Talks',
      },
      ...{ channel: { title: 'Harbor Talks' }, publisher: null, author: null, host: null },
      ...{ image_url: null, audio_url: null },
      ...{
        document_type: null,
        day: null,
        time: null,
        time_zone: null,
        location: null,
        cancelled: false,
        papers: [],
      },
    },
    ...{ related_person_name: null, related_person_slug: null, metadata, meta_data: metadata },
    organization_id: idOf(0x902),
    source_url: 'https://talks.example/feed.xml',
    ...{ item_uuid: null, meeting_uuid: null, decided_at: null, rule_id: null },
    ...part,
  };
}

/** A crawl that has ended. */
export const buildCrawl = (part: Partial<Crawl> = {}): Crawl => ({
  ...{
    id: idOf(0x903),
    status: 'done',
    person: null,
    force: false,
    looked: 40,
    skipped: 4,
    failed: 1,
    waiting: 0,
  },
  ...{ candidates_found: 6, bytes: 200_000, message: null, created_at: '2026-11-20T09:00:00.000Z' },
  ...{ started_at: '2026-11-20T09:00:01.000Z', finished_at: '2026-11-20T09:02:00.000Z' },
  ...part,
});
