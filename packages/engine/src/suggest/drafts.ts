// Questions as they might be asked of a source. Each is a draft: it is shown only where the source answers it.
import { findAssertions } from '../assertions/find-assertions.ts';
import { readProceedings } from '../meeting/proceedings.ts';
import type { AskedSource } from '../ports/ports.ts';
import { tokenise } from '../words/token.ts';
import { bareTitle, leaning, looseWord, measureEnding } from './suggest.lexicon.ts';

/** A question, the segments of which one must be cited where it is answered, and whether a number must lead. */
export type Draft = { query: string; places: ReadonlySet<string>; isNumber: boolean };

const measured =
  /(?<![\p{L}\d])(?:the|our|its) (?<what>(?:\p{Ll}[\p{Ll}-]+ ){1,3}\p{Ll}[\p{Ll}-]+)(?<of> of (?:the )?\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+){0,3})? (?:is|was|rose|fell|grew|declined|increased|decreased|stood|reached|remained)(?![\p{L}\d])/iu;
const due =
  /^(?:the )?(?<what>\p{L}[\p{Ll}-]+(?: \p{Ll}[\p{Ll}-]+){0,6}) are due (?:on|by|in|no later than)(?![\p{L}\d])/iu;

/** What figures and days the claims of a source give: "What was the funded ratio?" */
export function draftsOfClaims(source: AskedSource): Draft[] {
  const figures = findAssertions(source)
    .toSorted((a, b) => b.weight - a.weight)
    .flatMap(({ text, citation, figures: found }) => {
      const { what = '', of = '' } = measured.exec(text)?.groups ?? {};
      if (found.length !== 1 || !measureEnding.test(what) || !isPhrase(what)) return [];
      return [draft(`What was the ${what}${of}?`, [citation.segmentId], true)];
    });
  const days = source.segments.flatMap(({ id, text }) => {
    const what = due.exec(text)?.groups?.['what'] ?? '';
    return isPhrase(what)
      ? [draft(`When are ${what.charAt(0).toLowerCase()}${what.slice(1)} due?`, [id])]
      : [];
  });
  return [...figures, ...days];
}

/** What a body decided of the items of its agenda. */
export function draftsOfDecisions(source: AskedSource): Draft[] {
  const { outline = { chapters: [] } } = source;
  const { agenda, decisions } = readProceedings({ ...source, outline });
  return decisions.flatMap(({ agendaItem, motion, outcome }) => {
    const title = agendaItem === null ? undefined : agenda[agendaItem]?.title;
    if (title === undefined || !isTitle(title)) return [];
    const places = [...motion.citations, outcome].map(({ segmentId }) => segmentId);
    return [draft(`What was decided about the ${asSaid(title, source)}?`, places)];
  });
}

/** What the chapters are about, where their title is a question or a phrase of the source. */
export function draftsOfChapters(source: AskedSource): Draft[] {
  const chapters = (source.outline?.chapters ?? []).toSorted((a, b) => b.relevancy - a.relevancy);
  return chapters.flatMap(({ title, firstSegment, lastSegment }) => {
    const places = source.segments.slice(firstSegment, lastSegment + 1).map(({ id }) => id);
    if (/^(?:what|why|how|when|who|which)\b.{10,80}\?$/iu.test(title))
      return leaning.test(title) ? [] : [draft(title, places)];
    if (!isTitle(title)) return [];
    const said = asSaid(title, source);
    return said === title ? [] : [draft(`What was said about ${said}?`, places)];
  });
}

const draft = (query: string, places: readonly string[], isNumber = false): Draft => ({
  query,
  places: new Set(places),
  isNumber,
});

const isTitle = (title: string): boolean =>
  isPhrase(title) && !bareTitle.test(title) && !/[?:;,.()"“”\d]/u.test(title);

/** Two to seven words that stand alone, none loose at an edge. */
function isPhrase(text: string): boolean {
  const words = tokenise(text).map(({ lower }) => lower);
  const isLoose = [words[0], words.at(-1)].some((word) => looseWord.test(word ?? ''));
  return words.length >= 2 && words.length <= 7 && !isLoose && !leaning.test(text);
}

/** A title with the capitals that its words have in the text; as it is where the text does not have it. */
function asSaid(title: string, { segments }: AskedSource): string {
  const wanted = title.toLowerCase();
  for (const { text } of segments) {
    const at = text.toLowerCase().indexOf(wanted);
    if (at > 0 && !/[.?!]\s*$/u.test(text.slice(0, at))) return text.slice(at, at + title.length);
  }
  return title;
}
