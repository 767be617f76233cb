// A brief read aloud: the sentences of a page, one chapter for each of its parts. What is said is told by the key of the
// recording, so that one that says something else is never found; beside it lies what its chapters are.
import type { CitedText } from '@ecco/domain';
import type { Store } from '@ecco/store';
import { z } from 'zod';
import { type Engines, hasEngine } from '../work/engine-chain.ts';
import { nothingToRead, tooManyCards } from './digest.errors.ts';
import { layOut } from './lay-out.ts';
import type { DigestTools } from './make-digest.ts';
import { digestTurns, openingOf, type Turn } from './script.ts';
import { encodeSilence, rateOf, speakTurns } from './speak-turns.ts';
import { saveRecording } from './spoken-file.ts';
import { hashOf, speaks, voiceName } from './spoken-plan.ts';

/** A sentence, and who says it where it is somebody's own. */
type BriefSentence = { cited: CitedText; speaker: string | null };
/** `language`: of what the sentences are taken from; null where it is not known. */
type BriefPart = { title: string; language: string | null; sentences: readonly BriefSentence[] };
/** What is read aloud, and whose it is. */
export type BriefText = { listId: string; title: string; period: string; parts: readonly BriefPart[] };

/** Times in ms. `leftOut`: parts in languages that the voice does not speak. */
export type SpokenBrief = {
  key: string;
  durationMs: number;
  chapters: { title: string; startMs: number }[];
  leftOut: number;
};

export type BriefAudio = {
  /**
   * The recording of a brief, made now where it was not; those who ask at the same time share one.
   * @throws PipelineError `speech.…`: nothing to say, no voice, too many at once
   */
  speakBrief: (text: BriefText) => Promise<SpokenBrief>;
  /** The recording of just this, where one was made; else null. */
  spokenBrief: (text: BriefText) => Promise<SpokenBrief | null>;
};

export const briefPrefix = 'briefs/';
/** The list whose brief a kept file reads aloud; null for other files. Who may not read the list may not hear it. */
export const briefListOf = (key: string): string | null =>
  key.startsWith(briefPrefix) ? (key.slice(briefPrefix.length).split('/')[0] ?? '') : null;
/** Between two parts. */
const pauseMs = 900;
/** Raised when the same words come to sound different by our doing. */
const layout = 1;
/** Briefs that wait for the voice; one takes some ten seconds. */
const mostWaiting = 4;

const codec = z.object({
  durationMs: z.number(),
  chapters: z.array(z.object({ title: z.string(), startMs: z.number() })),
});
type Chapters = z.infer<typeof codec>;

type BriefPlan = {
  key: string;
  title: string;
  opening: Turn[];
  parts: { title: string; turns: Turn[] }[];
  leftOut: number;
};

function planOf(engines: Engines, { listId, title, period, parts }: BriefText): BriefPlan {
  const spoken = parts.filter(({ language }) => speaks(engines, language));
  const said = spoken.flatMap((part) => {
    const speakers = new Map(part.sentences.map(({ cited, speaker }) => [cited, speaker]));
    const sentences = part.sentences.map(({ cited }) => cited);
    const turns = digestTurns(part.title, sentences, (cited) => speakers.get(cited) ?? null);
    return turns.length === 0 ? [] : [{ title: part.title, turns }];
  });
  const opening = openingOf(title, period);
  const key = `${briefPrefix}${listId}/${hashOf([layout, voiceName(engines), opening, said])}.mp3`;
  return { key, title, opening, parts: said, leftOut: parts.length - spoken.length };
}

const alsoSaid = (key: string): string => `${key}.json`;

async function readChapters({ files }: Pick<Store, 'files'>, key: string): Promise<Chapters | null> {
  if ((await files.find(key)) === null || (await files.find(alsoSaid(key))) === null) return null;
  const chunks: Uint8Array[] = [];
  for await (const chunk of await files.get(alsoSaid(key))) chunks.push(chunk);
  return codec.parse(JSON.parse(Buffer.concat(chunks).toString()));
}

async function* audioOf(value: Chapters): AsyncGenerator<Uint8Array> {
  yield Buffer.from(JSON.stringify(value));
}

type Tools = DigestTools & { stopped: AbortSignal };

async function speak(tools: Tools, { key, title, opening, parts }: BriefPlan): Promise<Chapters> {
  const { store, stopped } = tools;
  const said = await speakTurns(tools, opening, stopped);
  const cards: Uint8Array[] = [];
  for (const { turns } of parts) cards.push(await speakTurns(tools, turns, stopped));
  const sampleRate = rateOf([said, ...cards]);
  const pause = await encodeSilence(tools, { sampleRate, ms: pauseMs }, stopped);
  const planned = parts.map((part, card) => ({ ...part, card, key }));
  const { sound, chapters, totalMs } = layOut(planned, { opening: said, cards, pause });
  const reported = { durationMs: totalMs, chapters: chapters.map(({ endMs: _end, ...one }) => one) };
  await saveRecording(store.files, { key, title, artist: null, name: `${title}.mp3`, sound, chapters });
  await store.files.put({
    key: alsoSaid(key),
    body: audioOf(reported),
    mime: 'application/json',
    name: 'chapters',
  });
  return reported;
}

export function createBriefAudio(tools: Tools): BriefAudio {
  const underWay = new Map<string, Promise<Chapters>>();

  function madeNow(plan: BriefPlan): Promise<Chapters> {
    const making = underWay.get(plan.key);
    if (making !== undefined) return making;
    if (underWay.size >= mostWaiting) throw tooManyCards();
    const made = speak(tools, plan).finally(() => underWay.delete(plan.key));
    underWay.set(plan.key, made);
    return made;
  }

  return {
    async speakBrief(text) {
      const plan = planOf(tools.engines, text);
      if (plan.parts.length === 0) throw nothingToRead();
      const { key, leftOut } = plan;
      return { key, leftOut, ...((await readChapters(tools.store, key)) ?? (await madeNow(plan))) };
    },

    async spokenBrief(text) {
      if (!hasEngine(tools.engines, 'speak')) return null;
      const { key, leftOut, parts } = planOf(tools.engines, text);
      const known = parts.length === 0 ? null : await readChapters(tools.store, key);
      return known && { key, leftOut, ...known };
    },
  };
}
