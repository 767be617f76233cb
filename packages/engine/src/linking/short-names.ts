import { lookUp } from '../words/part-of-speech.ts';
import { functionWords } from '../words/stop-words.ts';
import type { PlacedLink } from './gather.ts';
import type { LinkedSpeaker } from './link-speakers.ts';
import type { PersonMention } from './linking.type.ts';
import type { NodeLookup } from './mentions.ts';
import { determiners, joiners, leaders, shortForms, whither } from './span.lexicon.ts';
import type { PlacedSpan } from './spans.ts';

type Scene = { spans: readonly PlacedSpan[]; speakers: readonly LinkedSpeaker[]; called: NodeLookup };
/** A full name of the item; `id` null where the graph does not tell whose it is. Who speaks is there from the start. */
type Bearer = { id: string | null; name: string; speaks: boolean };

const nameParts = (name: string): string[] =>
  name
    .toLowerCase()
    .split(/[\s.]+/u)
    .filter(Boolean);

/** Names of two words or three that nobody was found by: they may be somebody's who bears the same given name. */
function strangersIn(spans: readonly PlacedSpan[], known: ReadonlySet<string>): Bearer[] {
  const names = spans.flatMap(({ text, words, isWhole }) => {
    if (!isWhole || words < 2 || words > 3 || known.has(text.toLowerCase())) return [];
    const parts = nameParts(text);
    const [first = ''] = parts;
    if (leaders.has(first) || functionWords.has(first) || parts.some((part) => joiners.has(part))) return [];
    return [text];
  });
  return [...new Set(names)].map((name) => ({ id: null, name, speaks: false }));
}

/** Everybody whose full name stands in the item or is a speaker's. */
function bearersIn({ spans, speakers }: Scene, people: readonly PersonMention[]): Bearer[] {
  const reported = people.flatMap(({ id, names, speaks }) =>
    names
      .filter((name) => nameParts(name).length > 1 && !leaders.has(nameParts(name)[0] ?? ''))
      .map((name) => ({ id, name, speaks: speaks !== null })),
  );
  const known = new Set(reported.map(({ name }) => name.toLowerCase()));
  const unknown = speakers.filter(({ name }) => !known.has(name.toLowerCase()));
  return [
    ...reported,
    ...unknown.map(({ name }) => ({ id: null, name, speaks: true })),
    ...strangersIn(spans, known),
  ];
}

/** Whether a word alone is used as the name of somebody: no piece of a name, no place, and no word of the language. */
function isPersonal({ text, before, isOpening }: PlacedSpan): boolean {
  const kind = lookUp(text.toLowerCase());
  if (kind === null || kind === 'name' || kind === 'other') return true;
  return kind === 'place' ? !whither.has(before) : !isOpening;
}

type Bearers = { byGiven: ReadonlyMap<string, Bearer[]>; byFamily: ReadonlyMap<string, Bearer[]> };

function indexed(bearers: readonly Bearer[]): Bearers {
  const named = bearers.map((bearer) => ({ bearer, words: nameParts(bearer.name) }));
  const by = (part: (words: readonly string[]) => string | undefined): Map<string, Bearer[]> => {
    const groups = Map.groupBy(named, ({ words }) => part(words) ?? '');
    return new Map([...groups].map(([word, group]) => [word, group.map(({ bearer }) => bearer)]));
  };
  return { byGiven: by((words) => words[0]), byFamily: by((words) => words.at(-1)) };
}

/** The only one whom a given name or a family name can mean among those of an item; null where it may mean another. */
function meantBy({ text, before }: PlacedSpan, { byGiven, byFamily }: Bearers): Bearer | null {
  const word = text.toLowerCase();
  const given = byGiven.get(word) ?? [];
  const long = (shortForms.get(word) ?? []).flatMap((name) => byGiven.get(name) ?? []);
  const meant = [...given, ...(byFamily.get(word) ?? []), ...long];
  const [first] = meant;
  if (!first?.id || meant.some(({ id }) => id !== first.id)) return null;
  // "The Reeve report" may be of somebody called Reeve, "the Mark report" of nobody called Mark.
  return given.length > 0 && determiners.has(before) ? null : first;
}

/** Where each name stands first among the spans of an item: a single word alone, and not as a piece of a name. */
function firstPlaces(spans: readonly PlacedSpan[]): ReadonlyMap<string, number> {
  const first = new Map<string, number>();
  for (const [at, { text, isWhole, words }] of spans.entries()) {
    const key = text.toLowerCase();
    if ((isWhole || words > 1) && !first.has(key)) first.set(key, at);
  }
  return first;
}

/** Where those whose full names an item has are named by one of their names alone. */
export function* shortMentions(scene: Scene, people: readonly PersonMention[]): Generator<PlacedLink> {
  if (people.length === 0) return;
  const bearers = indexed(bearersIn(scene, people));
  const firstAt = firstPlaces(scene.spans);
  const placeOf = (text: string): number => firstAt.get(text.toLowerCase()) ?? -1;
  // Who is called by one name before the full name has been said is somebody whom the listeners know already.
  const isIntroduced = ({ name, speaks }: Bearer, short: string): boolean =>
    speaks || placeOf(name) <= placeOf(short);
  const meant = new Map<string, Bearer | null>();
  for (const span of scene.spans) {
    if (span.words > 1 || !span.isWhole || !isPersonal(span)) continue;
    if (scene.called(span.text).some(({ kind }) => kind === 'organisation')) continue;
    const key = `${determiners.has(span.before)} ${span.text}`;
    if (!meant.has(key)) meant.set(key, meantBy(span, bearers));
    const bearer = meant.get(key);
    if (bearer?.id && isIntroduced(bearer, span.text))
      yield { id: bearer.id, sign: `short for ${bearer.name}`, span };
  }
}
