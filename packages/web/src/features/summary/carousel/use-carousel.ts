/*
 * Which card is shown, and why. It follows the item's own sound until somebody leafs by hand, and takes that up
 * again when asked to. It follows the digest only when asked to while the digest is in the player.
 */
import { useCallback, useEffect, useState } from 'react';
import { type CardTarget, positionOf, type SummaryCard } from './summary-cards.ts';
import { type Sounds, usePlayingCard } from './use-playing-card.ts';

type Options = {
  cards: readonly SummaryCard[];
  sounds: Sounds;
  target: CardTarget | null;
  /** Whether the shown card must stay, although the playing has left it. */
  mustStay: () => boolean;
};

const byDefault = { episode: true, digest: false };
const byHand = { episode: false, digest: false };

export function useCarousel({ cards, sounds, target, mustStay }: Options) {
  const playing = usePlayingCard(cards, sounds);
  const [shown, setShown] = useState<string>('overview');
  const [follows, setFollows] = useState(byDefault);
  const sound = playing.sound ?? 'episode';
  const isFollowing = follows[sound];
  const index = cards.findIndex(({ key }) => key === shown);
  const position = Math.max(index, 0);

  const keyAt = useCallback(
    (at: number): string => cards[Math.max(0, Math.min(at, cards.length - 1))]?.key ?? 'overview',
    [cards],
  );
  const choose = useCallback(
    (at: number): void => {
      setShown(keyAt(at));
      setFollows(byHand);
    },
    [keyAt],
  );

  useEffect(() => {
    if (isFollowing && playing.position !== null && !mustStay()) setShown(keyAt(playing.position));
  }, [isFollowing, playing.position, keyAt, mustStay]);

  const [granted, setGranted] = useState<CardTarget | null>(null);
  // While rendering, so that the card that was asked for is the first that is seen.
  if (target !== granted) {
    setGranted(target);
    const at = target && positionOf(cards, target);
    if (at !== null) choose(at);
  }

  return {
    position,
    playing: playing.position,
    isFollowing,
    choose,
    toggleFollowing: () => setFollows({ ...follows, [sound]: !isFollowing }),
  };
}
