import { randomUUID } from 'node:crypto';
import type { NewVoiceDecision } from '@ecco/contract';
import type { VoiceVerdict } from '@ecco/domain';
import type { SegmentLine, Store, Transaction, VoicePlace, VoiceReview } from '@ecco/store';
import type { PermittedItem } from '../item/item.policy.ts';
import { type NameProposal, proposeNames } from './propose-names.ts';
import { decisionNotFound, voiceNotProposed } from './voice.errors.ts';

type Curated = PermittedItem<'curate'>;

type KnownVoices = { proposals: NameProposal[]; reviews: VoiceReview[] };
export type ShownVoices = KnownVoices & { places: ReadonlyMap<string, SegmentLine> };
/** `items`: how many it changed. */
export type Decided = { decision: string; items: number };

async function knownVoices(
  { speakers, voices }: Pick<Store, 'speakers' | 'voices'>,
  id: string,
): Promise<KnownVoices> {
  const [known, matches, reviews] = await Promise.all([
    speakers.ofItem(id),
    voices.matches(id),
    voices.reviews([id]),
  ]);
  return { proposals: proposeNames({ itemId: id, speakers: known, matches, reviews }), reviews };
}

const lengthOf = ({ startMs, endMs }: SegmentLine): number => (endMs ?? 0) - (startMs ?? 0);

/** The longest line of each voice that has a time: there it is recognized best. */
function longestLines(lines: readonly SegmentLine[]): ReadonlyMap<string, SegmentLine> {
  const longest = new Map<string, SegmentLine>();
  for (const line of lines) {
    if (line.speakerLabel === null || line.startMs === null) continue;
    const before = longest.get(line.speakerLabel);
    if (before === undefined || lengthOf(line) > lengthOf(before)) longest.set(line.speakerLabel, line);
  }
  return longest;
}

/** Whom the voices of an item may be, where each is recognized best, and what was decided of them. */
export async function readVoices(store: Store, { thing: { id } }: Curated): Promise<ShownVoices> {
  const known = await knownVoices(store, id);
  const lines = known.proposals.length === 0 ? [] : await store.segments.lines(id);
  return { ...known, places: longestLines(lines) };
}

type Naming = VoicePlace & { decisionId: string; name: string; confidence: number; userId: string | null };

/** Decides on one voice, unless it got a name meanwhile; answers whether it did. */
async function decideOn(tx: Transaction, verdict: VoiceVerdict, naming: Naming): Promise<boolean> {
  const { confidence, ...review } = naming;
  const speaker = (await tx.speakers.ofItem(naming.itemId)).find(({ label }) => label === naming.label);
  if (speaker === undefined || speaker.provenance !== null) return false;
  const { name, provenance, evidence } = speaker;
  const before = { name, provenance, confidence: speaker.confidence, evidence };
  if (verdict === 'accepted') await tx.speakers.nameByVoice(naming, { name: naming.name, confidence });
  await tx.voices.review([{ ...review, verdict, before }]);
  return true;
}

/**
 * Somebody says that a voice is, or is not, who it sounds like; in this item, or in all where nobody named it.
 * @throws RequestError 404 where that is not proposed any more
 */
export const decideOnVoice = (
  store: Store,
  { thing, actor }: Curated,
  { label, name, verdict, scope }: NewVoiceDecision,
): Promise<Decided> =>
  store.transaction(async (tx) => {
    const { proposals } = await knownVoices(tx, thing.id);
    const proposal = proposals.find((one) => one.label === label && one.name === name);
    if (proposal === undefined) throw voiceNotProposed();
    const decisionId = randomUUID();
    const places = [{ itemId: thing.id, label }, ...(scope === 'all' ? proposal.others : [])];
    const changed = new Set<string>();
    for (const place of places) {
      const naming = { ...place, decisionId, name, confidence: proposal.likeness, userId: actor.userId };
      if (await decideOn(tx, verdict, naming)) changed.add(place.itemId);
    }
    return { decision: decisionId, items: changed.size };
  });

/** Takes a decision back wherever it was made at once. @throws RequestError 404 */
export const undoDecision = (store: Store, { thing }: Curated, decision: string): Promise<Decided> =>
  store.transaction(async (tx) => {
    const undone = await tx.voices.undo(thing.id, decision);
    if (undone.length === 0) throw decisionNotFound();
    for (const { before, name, ...place } of undone)
      if (before) await tx.speakers.unnameVoice(place, { name, before });
    return { decision, items: new Set(undone.map(({ itemId }) => itemId)).size };
  });
