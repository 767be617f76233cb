import type { AudioDigest } from '@ecco/contract';
import { usePlayer } from '../../../player/player.context.ts';
import type { PlayerState } from '../../../player/player.store.ts';
import { positionAt, positionOf, type SummaryCard } from './summary-cards.ts';

/** The sounds of an item by which its cards can go: its own, and its digest, by address. */
export type Sounds = {
  episode: string | null;
  digest: { src: string; chapters: AudioDigest['chapters'] } | null;
};
type SoundName = 'episode' | 'digest';

/** Which of the sounds the player holds; null for the sound of something else. */
function soundIn({ track }: Pick<PlayerState, 'track'>, sounds: Sounds): SoundName | null {
  if (track === null) return null;
  if (track.src === sounds.digest?.src) return 'digest';
  return track.src === sounds.episode ? 'episode' : null;
}

/** The card of a moment of the digest; its own chapters name their cards. */
function positionInDigest(
  cards: readonly SummaryCard[],
  chapters: AudioDigest['chapters'],
  seconds: number,
): number | null {
  const chapter = chapters.findLast(({ start }) => start <= seconds * 1_000);
  return chapter ? positionOf(cards, { card: chapter.card }) : null;
}

/** Where the playing is among the cards; null while nothing of this item plays. */
function playingPosition(
  player: Pick<PlayerState, 'track' | 'status' | 'time'>,
  cards: readonly SummaryCard[],
  sounds: Sounds,
): number | null {
  if (player.status !== 'playing') return null;
  const sound = soundIn(player, sounds);
  if (sound === 'digest') return positionInDigest(cards, sounds.digest?.chapters ?? [], player.time);
  return sound === 'episode' ? positionAt(cards, player.time) : null;
}

/** The playing as the cards see it: which sound is in the player, and on which card it is. */
export function usePlayingCard(cards: readonly SummaryCard[], sounds: Sounds) {
  const sound = usePlayer((player) => soundIn(player, sounds));
  const position = usePlayer((player) => playingPosition(player, cards, sounds));
  return { sound, position };
}
