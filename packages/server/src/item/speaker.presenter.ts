import type { Speaker as PublicSpeaker } from '@ecco/contract';
import type { Speaker } from '@ecco/domain';
import { presentCitation } from './citation.presenter.ts';
import { noTalkTime } from './talk-time.ts';
import type { TranscriptProfile } from './transcript-profile.ts';

/** The speakers with their share of the words and their runs on the strip. */
export const presentSpeakers = (speakers: readonly Speaker[], profile: TranscriptProfile): PublicSpeaker[] =>
  speakers.map((speaker) => {
    const spoken = profile.labels.get(speaker.label);
    const talk = profile.talk.get(speaker.label) ?? noTalkTime;
    return {
      label: speaker.label,
      name: speaker.name,
      role: speaker.role,
      organisation: speaker.organisation,
      provenance: speaker.provenance,
      evidence: speaker.evidence && presentCitation(speaker.evidence, profile),
      segments: spoken?.segments ?? 0,
      share: spoken?.share ?? 0,
      talk_ms: talk.ms,
      talk_share: talk.share,
      talk_times: talk.times,
      runs: spoken?.runs ?? [],
    };
  });
