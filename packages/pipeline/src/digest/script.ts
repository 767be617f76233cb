// What is said of a summary, card by card. Everything comes from the stored summary; added are only the names of the
// two lists of an overview, which the page shows above them too.
import type { CitedText, SpeechRequest } from '@ecco/engine';
import type { Summary } from '@ecco/store';

/** A stretch of one voice. A line break is a longer pause. */
export type Turn = SpeechRequest;

/** One card as it is spoken; 0 is the overview, 1 the first chapter. */
export type SpokenCard = { card: number; title: string; turns: Turn[] };

export const overviewTitle = 'Insights and Key Takeaways';
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

/** Sentences, each in its voice: what somebody said word for word in the voice of quotations. */
function spoken(sentences: readonly CitedText[]): Turn[] {
  const turns: Turn[] = [];
  for (const { text, verbatim } of sentences) {
    const said = sayable(text);
    const voice = verbatim ? 'quote' : 'narrator';
    const last = turns.at(-1);
    if (said === '') continue;
    if (last?.voice === voice && last.text.length < longTurn) last.text += ` ${said}`;
    else turns.push({ voice, text: said });
  }
  return turns;
}

function overviewCard({ keyInsights, whyItMatters }: NonNullable<Summary['overview']>): SpokenCard[] {
  const insights = spoken(keyInsights);
  const importance = spoken(whyItMatters);
  if (insights.length + importance.length === 0) return [];
  const turns = [
    ...(insights.length === 0 ? [] : [...announced(overviewTitle), ...insights]),
    ...(importance.length === 0 ? [] : [...announced(importanceTitle), ...importance]),
  ];
  return [{ card: 0, title: overviewTitle, turns }];
}

/** The cards of a summary that have something to say. A chapter's details are for the eye, unless it has no more. */
export function scriptOf({ overview, outline }: Pick<Summary, 'overview' | 'outline'>): SpokenCard[] {
  const chapters = (outline?.chapters ?? []).flatMap(({ title, summary, takeaways }, index) => {
    const sentences = spoken(summary.length > 0 ? summary : takeaways);
    if (sentences.length === 0) return [];
    return [{ card: index + 1, title, turns: [...announced(title), ...sentences] }];
  });
  return [...(overview === null ? [] : overviewCard(overview)), ...chapters];
}

/** What the whole recording begins with: what is being read. */
export const openingOf = (title: string, showName: string | null): Turn[] => [
  ...announced(title),
  ...announced(showName ?? ''),
];
