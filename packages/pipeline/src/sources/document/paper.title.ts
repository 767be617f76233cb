/** The title of a memo is what it says that it is about: above it stands only that it is a memo. */
export type FoundTitle = { title: string; words: string };

const subject = /^\s*(?:subject|re|regarding|title)\s*:\s*(\S.{2,180})$/iu;
const address = /^\s*(?:to|from|date|cc)\s*:\s*\S/iu;
/** Lines above a memo's text. */
const headLines = 14;

/** Null where the head is not that of a memo, or names two subjects. `head`: the texts of the first blocks. */
export function titleOfMemo(head: readonly string[]): FoundTitle | null {
  const lines = head.slice(0, headLines).flatMap((text) => text.split('\n'));
  if (lines.filter((line) => address.test(line)).length < 2) return null;
  const [only, ...others] = lines.flatMap((line) => {
    const title = subject.exec(line)?.[1]?.trim();
    return title === undefined ? [] : [{ title, words: line.trim() }];
  });
  return only !== undefined && others.length === 0 ? only : null;
}
