import { combinedDigestTitle } from '@ecco/contract';
import type { Store } from '@ecco/store';
import type { Engines } from '../work/engine-chain.ts';
import { PipelineError } from '../work/pipeline.errors.ts';
import { noteDigest } from './digest-note.ts';
import { type DigestLayout, layOut, type SpokenWhole } from './lay-out.ts';
import { encodeSilence, rateOf, speakTurns, type Voice } from './speak-turns.ts';
import { dropSpoken, readSpoken, saveSpoken } from './spoken-file.ts';
import { type PlannedCard, planSpeech, type SpokenPlan } from './spoken-plan.ts';

export type DigestTools = Voice & { store: Store };
type DigestWork = {
  itemId: string;
  /** Speaks again what was spoken before. */
  anew: boolean;
  /** Whether digests are made; where not, only what no longer fits is removed. */
  isOn: boolean;
  signal: AbortSignal;
};

/** Between two cards of the whole. */
const cardPauseMs = 900;

/** The plan of an item, or the reason why nothing is said of it. */
async function planned(
  engines: Engines,
  store: Parameters<typeof planSpeech>[1],
  itemId: string,
): Promise<SpokenPlan | PipelineError | null> {
  try {
    return await planSpeech(engines, store, itemId);
  } catch (error) {
    if (error instanceof PipelineError) return error;
    throw error;
  }
}

/** The sound of a card, spoken now unless it was before. */
async function cardSound(
  tools: DigestTools,
  { plan, card, work }: { plan: SpokenPlan; card: PlannedCard; work: DigestWork },
): Promise<Uint8Array> {
  const { files } = tools.store;
  const known = work.anew ? null : await readSpoken(files, card.key);
  if (known !== null) return known;
  const sound = await speakTurns(tools, card.turns, work.signal);
  await saveSpoken(files, plan, { key: card.key, title: card.title, sound: [sound] });
  return sound;
}

/** The title and every card as sound, which is small; samples are held of one card at a time. */
async function speakAll(tools: DigestTools, plan: SpokenPlan, work: DigestWork): Promise<SpokenWhole> {
  const opening = plan.opening.length === 0 ? null : await speakTurns(tools, plan.opening, work.signal);
  const cards: Uint8Array[] = [];
  for (const card of plan.cards) cards.push(await cardSound(tools, { plan, card, work }));
  const sampleRate = rateOf([...(opening === null ? [] : [opening]), ...cards]);
  const pause = await encodeSilence(tools, { sampleRate, ms: cardPauseMs }, work.signal);
  return { opening, cards, pause };
}

async function saveAll(tools: DigestTools, plan: SpokenPlan, whole: SpokenWhole): Promise<DigestLayout> {
  const laid = layOut(plan.cards, whole);
  const { key, item } = plan;
  await saveSpoken(tools.store.files, plan, { key, title: item.title, ...laid });
  return laid;
}

/** Writes the row, unless the summary has become another one while it was spoken: then its own job follows. */
function record({ store, engines }: DigestTools, plan: SpokenPlan, laid: DigestLayout): Promise<boolean> {
  const { item, fingerprint, voice, key } = plan;
  const { cards, totalMs } = laid;
  const combined = { title: combinedDigestTitle, key, durationMs: totalMs };
  const parts = [combined, ...cards.map(({ part }) => part)];
  const chapters = cards.map(({ chapter }) => chapter);
  return store.transaction(async (tx) => {
    const now = await planned(engines, tx, item.id);
    if (now === null || now instanceof PipelineError || now.fingerprint !== fingerprint) return false;
    await tx.digests.save({ itemId: item.id, fingerprint, madeBy: voice, totalMs, parts, chapters });
    await noteDigest(tx, item.id, null);
    return true;
  });
}

/**
 * Makes the audio digest of an item (D11) where it lacks one that fits its summary, and removes recordings of what
 * it said before. Null when done or not needed, else why nothing is said of the item.
 */
export async function makeDigest(tools: DigestTools, work: DigestWork): Promise<PipelineError | null> {
  const { store, engines } = tools;
  const plan = await planned(engines, store, work.itemId);
  if (plan === null || plan instanceof PipelineError) {
    await store.transaction(async (tx) => {
      await tx.digests.remove(work.itemId);
      await noteDigest(tx, work.itemId, work.isOn ? plan : null);
    });
    await dropSpoken(store.files, work.itemId, new Set());
    return plan;
  }
  const known = await store.digests.find(work.itemId);
  if (work.isOn && (work.anew || known?.fingerprint !== plan.fingerprint)) {
    const laid = await saveAll(tools, plan, await speakAll(tools, plan, work));
    if (!(await record(tools, plan, laid))) return null;
  }
  await dropSpoken(store.files, work.itemId, new Set([plan.key, ...plan.cards.map(({ key }) => key)]));
  return null;
}

/** Forgets a digest that says what the summary no longer does. Inside the write that changes the summary. */
export async function retireDigest(
  engines: Engines,
  tx: Parameters<typeof planSpeech>[1] & Pick<Store, 'digests'>,
  itemId: string,
): Promise<void> {
  const known = await tx.digests.find(itemId);
  if (known === null) return;
  const now = await planned(engines, tx, itemId);
  if (now === null || now instanceof PipelineError || now.fingerprint !== known.fingerprint)
    await tx.digests.remove(itemId);
}
