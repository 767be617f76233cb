/** Lines that a program or a service writes around a transcript, which nobody said. */
const notes =
  /^(?:transcribed (?:by|with|using|from)\b|(?:this )?transcript (?:was )?(?:provided|created|generated|produced|exported|prepared) (?:by|with|using)\b|this (?:editable )?(?:transcript|transcription) (?:was|is|has been)\b.{0,80}\b(?:automatic|computer|generated|created|exported|machine|ai)\b|(?:\p{Lu}[^.?!]{1,60} )?(?:started|stopped) (?:the )?transcription$|(?:\d{1,2}h )?\d{1,2}m(?: \d{1,2}s)?$|end of (?:the )?(?:transcript|transcription|recording)$|\[?end of (?:audio|transcript)\]?$|(?:meeting|call|recording|transcription|transcript) ended after \d|view recording\b|(?:attendees|participants|transcript)$|(?:\d+ (?:mins?|minutes) \(no highlights\)))/iu;
/** What a printer puts between two pages. */
const pageMark = /^\f?\s*page \d{1,4}(?: (?:of|\/) \d{1,4})?$/iu;
const longest = 200;
/** Only so near to the beginning or the end. */
const edge = 3;

/** Whether a program or a service wrote a line. */
export const isProgramLine = (line: string): boolean =>
  line.length <= longest && notes.test(line.replace(/[*_]{1,2}|[.\s]+$/g, ''));

/** Whether a paragraph is such a line at the beginning or the end, or stands between two pages. */
const isUnspoken = (paragraphs: readonly string[], at: number): boolean => {
  const paragraph = paragraphs[at] ?? '';
  const isNearEdge = at < edge || at >= paragraphs.length - edge;
  return pageMark.test(paragraph) || (isNearEdge && isProgramLine(paragraph));
};

/** The paragraphs that somebody said. */
export const withoutNotes = (paragraphs: readonly string[]): string[] =>
  paragraphs.filter((_paragraph, at) => !isUnspoken(paragraphs, at));

/** The paragraphs that nobody said. */
export const notesIn = (paragraphs: readonly string[]): string[] =>
  paragraphs.filter((_paragraph, at) => isUnspoken(paragraphs, at));
