import type { Meeting, MeetingSource } from '@ecco/contract';

/** All that a meeting has, recordings first. */
export const sourcesOf = ({ media, documents }: Meeting): MeetingSource[] => [...media, ...documents];

/** What the address names of a source: the slug of a recording, the uuid of a document. */
export const nameOfSource = ({ kind, slug, uuid }: Pick<MeetingSource, 'kind' | 'slug' | 'uuid'>): string =>
  kind === 'document' ? uuid : slug;

/** The source that is shown: the selected one (slug or uuid), else the first recording, else the first document. */
export function chooseSource(meeting: Meeting, select: string | undefined): MeetingSource | null {
  const sources = sourcesOf(meeting);
  return sources.find(({ slug, uuid }) => slug === select || uuid === select) ?? sources[0] ?? null;
}
