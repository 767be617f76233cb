import { createHash } from 'node:crypto';
import type { CitedText } from '@ecco/domain';
import { builtInEngine, type Engine } from '@ecco/engine';
import type { Item, Store, Summary } from '@ecco/store';
import { summaryVersion } from '../item/source-of-item.ts';
import type { Engines } from '../work/engine-chain.ts';
import { languageUnspoken, nothingToRead, noVoice } from './digest.errors.ts';
import { openingOf, quotationsOf, type SpeakerOf, type SpokenCard, scriptOf, type Turn } from './script.ts';

/** A card with the place of its recording, which is told by its words and the voice. */
export type PlannedCard = SpokenCard & { key: string };

/** What is to be said of an item as it is stored now. */
export type SpokenPlan = {
  item: Item;
  showName: string | null;
  /** Engine and version that speak: "built-in 1". */
  voice: string;
  cards: readonly PlannedCard[];
  opening: readonly Turn[];
  /** The place of the recording of the whole. */
  key: string;
  /** Tells whether two plans say the same. */
  fingerprint: string;
};

/** Raised when the same words come to sound different by our doing: pauses, bit rate, order. */
const layout = 1;

export const spokenPrefix = (itemId: string): string => `spoken/${itemId}/`;

/** The item that a recording belongs to. */
export const spokenItemOf = (key: string): string => key.split('/')[1] ?? '';

/** Tells whether two values are written alike. */
export const hashOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 32);

const speaker = (engines: Engines): Engine | undefined =>
  engines.speak?.engines.find((engine) => engine.ports.speak !== undefined);

/** The language the voice speaks (two letters); null where it speaks any. */
export const voiceLanguage = (engines: Engines): string | null =>
  speaker(engines)?.engine === builtInEngine.engine ? 'en' : null;

/** Whether the voice speaks a language; what is of none that is known is taken to be in its own. */
export function speaks(engines: Engines, language: string | null): boolean {
  const spoken = voiceLanguage(engines);
  return spoken === null || language === null || language.toLowerCase().startsWith(spoken);
}

function checkLanguage(engines: Engines, { language }: Item): void {
  if (!speaks(engines, language)) throw languageUnspoken(language);
}

/** Engine and version that speak: "built-in 1". @throws PipelineError `speech.no-voice` */
export function voiceName(engines: Engines): string {
  const engine = speaker(engines);
  if (engine === undefined) throw noVoice();
  return `${engine.engine} ${engine.version}`;
}

type Reader = Pick<Store, 'items' | 'summaries' | 'segments' | 'speakers'>;

/** Who says the quotations of a summary, by the names that the page shows (D29). */
async function readSpeakers(reader: Reader, itemId: string, summary: Summary): Promise<SpeakerOf> {
  const idOf = ({ citations }: CitedText): string => citations[0]?.segmentId ?? '';
  const ids = [...new Set(quotationsOf(summary).map(idOf))];
  if (ids.length === 0) return () => null;
  const [segments, speakers] = await Promise.all([
    reader.segments.byIds(ids),
    reader.speakers.ofItem(itemId),
  ]);
  const names = new Map(speakers.map(({ label, name }) => [label, name]));
  return (sentence) => names.get(segments.get(idOf(sentence))?.speakerLabel ?? '') ?? null;
}

/**
 * Reads what is to be said of an item; null when there is no such item.
 * @throws PipelineError `speech.no-voice`, `speech.language`, `speech.no-summary`
 */
export async function planSpeech(
  engines: Engines,
  reader: Reader,
  itemId: string,
): Promise<SpokenPlan | null> {
  const itemWithShow = await reader.items.findById(itemId);
  if (itemWithShow === null) return null;
  const { item, show } = itemWithShow;
  const voice = voiceName(engines);
  checkLanguage(engines, item);
  const summary = await reader.summaries.latest(itemId, summaryVersion);
  const script = summary === null ? [] : scriptOf(summary, await readSpeakers(reader, itemId, summary));
  if (script.length === 0) throw nothingToRead();
  const cards = script.map((card) => ({
    ...card,
    key: `${spokenPrefix(itemId)}${hashOf([layout, voice, card.turns])}.mp3`,
  }));
  const opening = openingOf(item.title, show?.name ?? null);
  const fingerprint = hashOf([
    layout,
    voice,
    opening,
    cards.map(({ card, title, key }) => [card, title, key]),
  ]);
  const key = `${spokenPrefix(itemId)}all-${fingerprint}.mp3`;
  return { item, showName: show?.name ?? null, voice, cards, opening, key, fingerprint };
}
