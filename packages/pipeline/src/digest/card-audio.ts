import type { StoredFile } from '@ecco/store';
import { cardUnknown, tooManyCards } from './digest.errors.ts';
import type { DigestTools } from './make-digest.ts';
import { speakTurns } from './speak-turns.ts';
import { saveSpoken } from './spoken-file.ts';
import { type PlannedCard, planSpeech, type SpokenPlan } from './spoken-plan.ts';

/** A card of an item's summary; 0 is the overview, 1 the first chapter. */
type CardRef = { itemId: string; card: number };

export type CardAudio = {
  /**
   * The recording of a card's stored text, made now where it was not. Those who ask at the same time share one.
   * @throws PipelineError `speech.…`: no such card, no summary, a language the voice does not speak, too many at once
   */
  speakCard: (ref: CardRef) => Promise<StoredFile>;
  /** The recording, where the card was read aloud as it is stored now; else null. */
  spokenCard: (ref: CardRef) => Promise<StoredFile | null>;
};

type CardPlan = { plan: SpokenPlan; card: PlannedCard };

/** Cards that wait for the voice; one takes about a second. */
const mostWaiting = 24;

export function createCardAudio(tools: DigestTools & { stopped: AbortSignal }): CardAudio {
  const underWay = new Map<string, Promise<StoredFile>>();

  async function find({ itemId, card }: CardRef): Promise<CardPlan> {
    const plan = await planSpeech(tools.engines, tools.store, itemId);
    const plannedCard = plan?.cards.find((one) => one.card === card);
    if (!plan || !plannedCard) throw cardUnknown();
    return { plan, card: plannedCard };
  }

  async function speak(plan: SpokenPlan, { key, title, turns }: PlannedCard): Promise<StoredFile> {
    const sound = [await speakTurns(tools, turns, tools.stopped)];
    return saveSpoken(tools.store.files, plan, { key, title, sound });
  }

  async function recordingOf({ plan, card }: CardPlan): Promise<StoredFile> {
    const known = await tools.store.files.find(card.key);
    if (known !== null) return known;
    const making = underWay.get(card.key);
    if (making !== undefined) return making;
    if (underWay.size >= mostWaiting) throw tooManyCards();
    const made = speak(plan, card).finally(() => underWay.delete(card.key));
    underWay.set(card.key, made);
    return made;
  }

  return {
    async speakCard(ref) {
      const cardPlan = await find(ref);
      const spoken = await recordingOf(cardPlan);
      // The summary may have become another one meanwhile, and what says the former is not served.
      const now = await find(ref);
      return now.card.key === cardPlan.card.key ? spoken : recordingOf(now);
    },

    async spokenCard(ref) {
      try {
        const { card } = await find(ref);
        return await tools.store.files.find(card.key);
      } catch (error) {
        if (error instanceof Error && 'code' in error && String(error.code).startsWith('speech.'))
          return null;
        throw error;
      }
    },
  };
}
