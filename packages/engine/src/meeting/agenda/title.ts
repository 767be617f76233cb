import { functionWords } from '../../words/stop-words.ts';
import { statementsFrom } from '../talk/statements.ts';
import type { Turn } from '../talk/turn.ts';
import { emptyOpening, endsTitle, refersTo } from './announce.lexicon.ts';

const mostWords = 10;
/** Words to somebody, a question, or a sentence of its own. */
const isTalk =
  /^(?:for (?:me|us|you|members|the committee) to|i|we|you|he|she|they|it|that|there|thank|thanks|please|go|any|who|do|as|if|just|good|welcome|yes|no|everybody|all|mr|ms|mrs|miss|mister|dr|trustee|commissioner|councill?or|member|madam|president|chair)\b/iu;
const asks = /[?]|\b(?:please|you're|i'm|we're|go ahead)\b/iu;
const joins =
  /\s(?:of|and|for|on|to|in|the|with|a|an|at|by|from|or|our|your|as|where|how|what|when|why|which|who)$/iu;

/**
 * The title of an item that is announced in a turn, read from a character on: what stands up to the next stop, and
 * through a short second sentence that names the same. Empty where nothing is named.
 */
export function titleFrom(turn: Turn, at: number): string {
  const [first, ...others] = statementsFrom(turn, at);
  const head = first === undefined ? '' : turn.text.slice(Math.max(at, first.start), first.end);
  if (refersTo.test(head.replace(/^[\s,.:;–-]{0,4}/u, ''))) return '';
  const isCalled = called.test(head.trim()) && others.length > 0;
  const parts: string[] = [];
  for (const text of [
    isCalled ? '' : head,
    ...others.slice(0, 2).map(({ start, end }) => turn.text.slice(start, end)),
  ]) {
    const part = asks.test(text) && text !== head ? '' : titleName(text);
    if (part === '' && (parts.length > 0 || text.trim().length > 3)) break;
    if (part === '') continue;
    if (parts.length > 0 && !isName(text)) break;
    parts.push(part);
    if (parts.length === 2 || part.split(' ').length > 4) break;
  }
  return sentenceCase(parts.join(': '));
}

/** "Item seven, Ann. The panel.": a name before the title calls on somebody. */
const called = /^[,.:\s]{0,3}(?:(?:Mr|Ms|Mrs|Dr)\.? )?\p{Lu}\p{Ll}{1,13}\.$/u;

const mostNamed = 4;

/** A second sentence belongs to the title where it is a name of a few words. */
function isName(text: string): boolean {
  const words = text.trim().split(/\s+/u);
  const isNamed = words.every((word) => /^[\p{Lu}\d&]/u.test(word) || joins.test(` ${word}`));
  return (
    words.length > 1 &&
    words.length <= mostNamed &&
    isNamed &&
    text !== text.toUpperCase() &&
    !isTalk.test(text.trim())
  );
}

/** "Group 4, which relates to funding": what it is about names it. */
const designated =
  /^(?:group|part|section|paper|tab|question) \w{1,5}, which (?:relates to|concerns|covers|is about|is on|is|deals with) /iu;

/** What a text names at its beginning. */
export function titleName(text: string): string {
  let rest = text.replace(/^[\s,.:;–-]{0,6}/u, '');
  for (let step = 0; step < 5; step++) {
    const opening = emptyOpening.findAll(rest)[0]?.text ?? '';
    if (opening === '' || /^[^\s,.]/u.test(rest.slice(opening.length))) break;
    rest = rest.slice(opening.length).replace(/^[\s,.:;–-]{1,6}/u, '');
  }
  if (isTalk.test(rest)) return '';
  rest = rest.replace(designated, '');
  const stop = rest.search(
    /[.;:?!…](?=\s|$)|\s[–—]\s|,\s(?=(?:and (?:i|we|that|then)|which|who|you|i|we|it|that|please|mr|ms|mrs|dr|trustee|items?|[A-Z][a-z]{1,14}(?:,|\.|$|\s(?:you|will|is|has|please))))/u,
  );
  let name = stop < 0 ? rest : rest.slice(0, stop);
  const end = endsTitle.findAll(name).find(({ index }) => index > 0)?.index ?? -1;
  if (end > 0) name = name.slice(0, end);
  const words = name
    .trim()
    .replace(/[,.;:]{1,3}$/u, '')
    .split(/\s+/u)
    .filter(Boolean);
  let retained = words.slice(0, mostWords).join(' ');
  for (let step = 0; step < 3; step++) retained = retained.replace(joins, '').replace(/[,.;:]{1,3}$/u, '');
  const isEmpty = retained
    .split(' ')
    .every((word) => functionWords.has(word.toLowerCase()) || /^\d{1,2}$/u.test(word));
  return isEmpty || asks.test(retained) ? '' : shortened(retained);
}

const longTitle = 8;

/** Of a long list the first thing. */
const shortened = (title: string): string =>
  title.split(' ').length > longTitle ? (title.split(/,\s/u)[0] ?? title) : title;

export const sentenceCase = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
