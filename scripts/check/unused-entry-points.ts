import { type Mentions, mentionsIn, type SourceText } from './mentions.ts';

const entryPoint = /^(packages\/[^/]+\/)src\/index\.ts$/;
const handedOn = /^export (?:type )?\{([^}]*)\}/gm;
const word = /[A-Za-z_$][\w$]*/g;

/** The names that a door hands on, as others know them. */
const exportedNames = (text: string): string[] =>
  [...text.matchAll(handedOn)].flatMap(([, list = '']) =>
    list.split(',').flatMap((entry) => entry.match(word)?.slice(-1) ?? []),
  );

/** Names at the door of a room that no other room mentions: what a door hands on is a promise that has to be held. */
export function unusedEntryPointFaults(
  files: readonly SourceText[],
  mentions: Mentions = mentionsIn(files),
): string[] {
  return files.flatMap(({ path, text }) => {
    const [, room] = entryPoint.exec(path) ?? [];
    if (room === undefined) return [];
    return exportedNames(text)
      .filter((name) => !mentions.get(name)?.some((other) => !other.startsWith(room)))
      .map((name) => `${path}: ${name} is handed on, and no other room asks for it`);
  });
}
