/** A speaker as shown; nobody where the source only says "unknown". */
export const shownSpeaker = (speaker: string | null): string | null =>
  speaker?.trim().toLowerCase() === 'unknown' ? null : speaker;

type SpokenLine = { verbatim: boolean; speaker: { name: string; role: string | null } | null };
type NameOf = (speaker: string | null) => string | null;

/**
 * Whom to name before a sentence: nobody (null) where the one before is theirs as well, and the role only with the
 * first that they say. `name` is null where it is not known whose words follow those of somebody who is named.
 */
export function speakerBefore(sentences: readonly SpokenLine[], at: number, nameOf: NameOf) {
  const nameAt = (index: number): string | null => nameOf(sentences[index]?.speaker?.name ?? null);
  const name = nameAt(at);
  if (name === nameAt(at - 1) || (name === null && !sentences[at]?.verbatim)) return null;
  const isFirst = sentences.findIndex((_, index) => nameAt(index) === name) === at;
  return { name, role: isFirst ? (sentences[at]?.speaker?.role ?? null) : null };
}
