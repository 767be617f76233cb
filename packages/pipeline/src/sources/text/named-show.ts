import { largestOf } from '@ecco/domain';

/** What an upload says of the show that it is from. `said`: in a labeled line; `texts`: what is said first. */
export type ShowMentions = { said: string | null; fileName: string | null; texts: readonly string[] };
type NamedShow<Show> = { show: Show; words: string };

const greeting =
  /\b(?:welcome(?: back)?(?:,? everyone,?)? to|(?:you're|you’re|you are) listening to|this is)\s+(?=(.{3,200}))/giu;
/** Turns in which a show is named, and characters of one that are looked at. */
const [openingTurns, turnMax] = [6, 1_500];
/** A name of one word is said in many places, and names nothing there. */
const leastWords = 2;

/** A name as it is compared: "The Long View Podcast" is "long view". */
const plain = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/^the /u, '')
    .replace(/ (?:podcast|show)$/u, '');

const begins = (text: string, name: string): boolean => text === name || text.startsWith(`${name} `);

/** The one show that is found; null where it is none, or one of two. */
const only = <Show>(shows: NamedShow<Show>[]): NamedShow<Show> | null =>
  shows.length === 1 ? (shows[0] ?? null) : null;

/** Which of these shows an upload says that it is from: by its label, by the name of the file, by how it greets. */
export function showNamed<Show extends { name: string }>(
  shows: readonly Show[],
  { said, fileName, texts }: ShowMentions,
): NamedShow<Show> | null {
  const known = shows.map((show) => ({ show, name: plain(show.name) })).filter(({ name }) => name !== '');
  if (said !== null)
    return only(known.flatMap(({ show, name }) => (name === plain(said) ? [{ show, words: said }] : [])));
  const telling = known.filter(({ name }) => name.split(' ').length >= leastWords);
  const inText = (text: string, words: string): NamedShow<Show>[] => {
    const start = plain(text);
    const matches = telling.filter(({ name }) => begins(start, name));
    // "The Long View Extra" is not "The Long View".
    const longest = largestOf(
      matches.map(({ name }) => name.length),
      0,
    );
    return matches.filter(({ name }) => name.length === longest).map(({ show }) => ({ show, words }));
  };
  const named = fileName === null ? null : only(inText(fileName.replace(/\.\w{1,5}$/u, ''), fileName));
  if (named) return named;
  const greeted = texts
    .slice(0, openingTurns)
    .flatMap((text) => [...text.slice(0, turnMax).matchAll(greeting)])
    .flatMap(({ 0: words, 1: name = '' }) => inText(name, `${words}${name}`.slice(0, 120)));
  const [first] = greeted;
  return first !== undefined && greeted.every(({ show }) => show === first.show) ? first : null;
}
