import type { Candidate as PublicCandidate, CandidateRule as PublicRule } from '@ecco/contract';
import type { Candidate } from '@ecco/domain';
import { type RuleAtWork, slugOf } from '@ecco/store';

/** People of the organization by id. */
export type PersonNames = ReadonlyMap<string, { name: string; slug: string; title: string | null }>;

const inSeconds = (ms: number | null): number | null => (ms === null ? null : Math.round(ms / 1000));

function presentContent({ content, source }: Candidate): PublicCandidate['content_object'] {
  const {
    title,
    url,
    podcast_name: podcast,
    release_date: date,
    image,
    audio,
    people,
    duration: _duration,
    ...rest
  } = content;
  return {
    ...rest,
    ...{ title, name: title, url, slug: slugOf(title), source },
    ...{ release_date: date, publish_date: date, published_at: date },
    ...{ podcast_name: podcast, show_name: podcast, channel: { title: podcast } },
    host: people.join(', ') || null,
    image_url: image,
    audio_url: audio ?? null,
  };
}

function presentVerdict({ verdict, error }: Candidate): PublicCandidate['metadata']['llm_classification'] {
  if (verdict === null && error === null) return null;
  return {
    speaker_present: verdict?.speakerPresent ?? false,
    about_person: verdict?.aboutPerson ?? false,
    about_org: verdict?.aboutOrganisation ?? false,
    meaningful: verdict?.meaningful ?? false,
    overall_value: verdict?.overallValue ?? 0,
    reason: verdict?.reason ?? null,
    sentence: verdict?.sentence ?? null,
    error,
  };
}

export function presentCandidate(candidate: Candidate, people: PersonNames): PublicCandidate {
  const person = candidate.personId === null ? undefined : people.get(candidate.personId);
  const metadata = {
    llm_classification: presentVerdict(candidate),
    duration: inSeconds(candidate.content.duration),
    role: person?.title ?? null,
    publish_date: candidate.content.release_date,
  };
  return {
    id: candidate.id,
    status: candidate.status,
    content_type: candidate.kind,
    created_at: candidate.createdAt.toISOString(),
    content_object: presentContent(candidate),
    related_person_name: person?.name ?? null,
    related_person_slug: person?.slug ?? null,
    metadata,
    meta_data: metadata,
    organization_id: candidate.organizationId,
    source_url: candidate.sourceUrl,
    item_uuid: candidate.itemId,
    meeting_uuid: candidate.meetingId,
    decided_at: candidate.decidedAt?.toISOString() ?? null,
    rule_id: candidate.ruleId,
  };
}

export const presentRule = ({ id, sourceUrl, leastValue, approved, createdAt }: RuleAtWork): PublicRule => ({
  id,
  source_url: sourceUrl,
  least_value: leastValue,
  approved,
  created_at: createdAt.toISOString(),
});
