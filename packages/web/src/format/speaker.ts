/** A speaker as shown; nobody where the source only says "unknown". */
export const shownSpeaker = (speaker: string | null): string | null =>
  speaker?.trim().toLowerCase() === 'unknown' ? null : speaker;
