import type { Speaker } from '@ecco/domain';
import type { Segment } from '@ecco/engine';

/** What a speaker is called: the name where one is known, else the label of the source. */
export const calledOf = ({ label, name, provenance }: Speaker): string =>
  provenance === null ? label : name;

/** Segments with their speakers by the names that the page shows. */
export function withSpeakerNames(segments: readonly Segment[], speakers: readonly Speaker[]): Segment[] {
  const names = new Map(speakers.map((speaker) => [speaker.label, calledOf(speaker)]));
  return segments.map((segment) => ({
    ...segment,
    speaker: names.get(segment.speaker ?? '') ?? segment.speaker,
  }));
}
