/** Lines that a program or a service writes around a transcript, which nobody said. */
const notes =
  /^(?:transcribed (?:by|with|using|from)\b|(?:this )?transcript (?:was )?(?:provided|created|generated|produced|exported|prepared) (?:by|with|using)\b|this (?:transcript|transcription) (?:was|is|has been)\b.{0,80}\b(?:automatic|generated|created|exported|machine|ai)\b|(?:\p{Lu}[^.?!]{1,60} )?(?:started|stopped) (?:the )?transcription$|(?:\d{1,2}h )?\d{1,2}m(?: \d{1,2}s)?$|end of (?:the )?(?:transcript|transcription|recording)$|\[?end of (?:audio|transcript)\]?$|(?:meeting|call|recording) ended after \d|view recording\b|(?:\d+ (?:mins?|minutes) \(no highlights\)))/iu;
/** What a printer puts between two pages. */
const pageMark = /^\f?\s*page \d{1,4}(?: (?:of|\/) \d{1,4})?$/iu;
const longest = 200;
/** Only so near to the beginning or the end. */
const edge = 3;

/** Whether a program or a service wrote a line. */
export const isProgramLine = (line: string): boolean =>
  line.length <= longest && notes.test(line.replace(/[*_]{1,2}|[.\s]+$/g, ''));

/** The paragraphs without such lines at their beginning and their end. */
export function withoutNotes(paragraphs: readonly string[]): string[] {
  const isNote = (paragraph: string, at: number): boolean =>
    (at < edge || at >= paragraphs.length - edge) && isProgramLine(paragraph);
  return paragraphs.filter((paragraph, at) => !pageMark.test(paragraph) && !isNote(paragraph, at));
}
