/** A file by its path from the top of the checkout, and its text. */
export type SourceText = { path: string; text: string };

/** Which files mention each word. */
export type Mentions = ReadonlyMap<string, readonly string[]>;

const word = /[A-Za-z_$][\w$]*/g;

/** Reads every text once, for all checks that ask where a name is used. */
export function mentionsIn(files: readonly SourceText[]): Mentions {
  const mentions = new Map<string, string[]>();
  for (const { path, text } of files)
    for (const name of new Set(text.match(word))) {
      const paths = mentions.get(name);
      if (paths === undefined) mentions.set(name, [path]);
      else paths.push(path);
    }
  return mentions;
}
