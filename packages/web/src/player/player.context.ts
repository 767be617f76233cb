import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { PlayerState, PlayerStore } from './player.store.ts';

const PlayerContext = createContext<PlayerStore | null>(null);
export const PlayerProvider = PlayerContext.Provider;

/** The player of the page; throws outside of its provider. */
export function usePlayerStore(): PlayerStore {
  const store = useContext(PlayerContext);
  if (!store) throw new Error('the player is used outside of its provider');
  return store;
}

/** A part of the player's state; the component renders again only when that part changes. */
export const usePlayer = <Selected>(select: (state: PlayerState) => Selected): Selected =>
  useStore(usePlayerStore(), select);
