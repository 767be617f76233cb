// What is said of a summary, card by card. Everything comes from the stored summary; added are only the names of the
// two lists of an overview, which the page shows above them too, and who says "I" or "we".
import type { CitedText } from '@ecco/domain';
import { needsSpeaker, type SpeechRequest } from '@ecco/engine';
import type { Summary } from '@ecco/store';

/** A stretch of one voice. A line break is a longer pause. */
export type Turn = SpeechRequest;

/** One card as it is spoken; 0 is the overview, 1 the first chapter. */
export type SpokenCard = { card: number; title: string; turns: Turn[] };

const overviewTitle = 'Insights and Key Takeaways';
const importanceTitle = 'Why It Matters';

/** Turns are said one after the other by whoever else wants the voice: beyond this many characters a new one begins. */
const longTurn = 1_000;

const addresses = /\b(?:https?:\/\/|www\.)\S+|\S+@\S+\.\w+/giu;
const hasWords = /[\p{L}\p{N}]/u;

/** A text for the ear: without addresses, and closed; empty where nothing is left to say. */
export function sayable(text: string): string {
  const plain = text.replace(addresses, ' ').replace(/\s+/g, ' ').trim();
  if (!hasWords.test(plain)) return '';
  return /[.!?]["”’)]*$/u.test(plain) ? plain : `${plain.replace(/[,;:\s]+$/u, '')}.`;
}

const announced = (title: string): Turn[] => {
  const text = sayable(title);
  return text === '' ? [] : [{ voice: 'narrator', text }];
};

/** Who says a sentence that is somebody's own, "Speaker 2" too; null where the source names no voice at all. */
export type SpeakerOf = (sentence: CitedText) => string | null;

/** A sentence in which somebody speaks of themselves, word for word: the narrator cannot say it. */
const isQuotation = ({ verbatim, text }: CitedText): boolean => verbatim && needsSpeaker(text);

/** Sentences, each in its voice; a quotation after the name of who says it, unless they speak already. Where no voice
 * is named the narrator reads all. */
function spoken(sentences: readonly CitedText[], speakerOf: SpeakerOf): Turn[] {
  const turns: Turn[] = [];
  let speaking: string | null = null;
  const say = (voice: Turn['voice'], text: string): void => {
    const last = turns.at(-1);
    if (last?.voice === voice && last.text.length < longTurn) last.text += ` ${text}`;
    else turns.push({ voice, text });
  };
  for (const sentence of sentences) {
    const text = sayable(sentence.text);
    if (text === '') continue;
    const name = isQuotation(sentence) ? speakerOf(sentence) : null;
    if (name !== null && name !== speaking) say('narrator', `${name}:`);
    speaking = name;
    say(name === null ? 'narrator' : 'quote', text);
  }
  return turns;
}

/** A title and sentences under it, as they are said; empty where there is nothing to say. */
export function digestTurns(title: string, sentences: readonly CitedText[], speakerOf: SpeakerOf): Turn[] {
  const said = spoken(sentences, speakerOf);
  return said.length === 0 ? [] : [...announced(title), ...said];
}

function overviewCard(
  { keyInsights, whyItMatters }: NonNullable<Summary['overview']>,
  speakerOf: SpeakerOf,
): SpokenCard[] {
  const turns = [
    ...digestTurns(overviewTitle, keyInsights, speakerOf),
    ...digestTurns(importanceTitle, whyItMatters, speakerOf),
  ];
  return turns.length === 0 ? [] : [{ card: 0, title: overviewTitle, turns }];
}

type Script = Pick<Summary, 'overview' | 'outline'>;

/** The quotations of a summary, as far as they are read aloud. */
export function quotationsOf({ overview, outline }: Script): CitedText[] {
  const lists = [
    ...(overview === null ? [] : [overview.keyInsights, overview.whyItMatters]),
    ...(outline?.chapters ?? []).flatMap(({ summary, takeaways }) => [summary, takeaways]),
  ];
  return lists.flat().filter(isQuotation);
}

/** The cards of a summary that have something to say. A chapter's details are for the eye, unless it has no more. */
export function scriptOf({ overview, outline }: Script, speakerOf: SpeakerOf): SpokenCard[] {
  const chapters = (outline?.chapters ?? []).flatMap(({ title, summary, takeaways }, index) => {
    const turns = digestTurns(title, summary.length > 0 ? summary : takeaways, speakerOf);
    return turns.length === 0 ? [] : [{ card: index + 1, title, turns }];
  });
  return [...(overview === null ? [] : overviewCard(overview, speakerOf)), ...chapters];
}

/** What the whole recording begins with: what is being read. */
export const openingOf = (title: string, showName: string | null): Turn[] => [
  ...announced(title),
  ...announced(showName ?? ''),
];
