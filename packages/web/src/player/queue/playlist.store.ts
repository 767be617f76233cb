import { createStore } from 'zustand/vanilla';
import { isRecord, keep, readKept } from '../../persistence/kept.ts';

export type ListName = { name: string; id: string };
/** How somebody wanted their own list made: what the wizard sent. */
type UserListConfig = Readonly<Record<string, unknown>>;
type Kept = {
  userListConfig: UserListConfig | null;
  mostRecentListName: string | null;
  mostRecentListId: string | null;
};
export type PlaylistState = Kept & {
  configure: (config: UserListConfig) => void;
  /** The list that was opened or added to last. */
  open: (list: ListName) => void;
  /** Forgets everything: the next person on this device is somebody else. */
  clear: () => void;
};

const keptAs = 'playlist';
const nothing: Kept = { userListConfig: null, mostRecentListName: null, mostRecentListId: null };

function keptPlaylist(): Kept {
  const kept = readKept(keptAs);
  const { userListConfig, mostRecentListName: name, mostRecentListId: id } = isRecord(kept) ? kept : {};
  const isNamed = typeof name === 'string' && typeof id === 'string';
  return {
    userListConfig: isRecord(userListConfig) ? userListConfig : null,
    mostRecentListName: isNamed ? name : null,
    mostRecentListId: isNamed ? id : null,
  };
}

/** What is remembered of somebody's lists between visits. */
export function createPlaylist() {
  const playlist = createStore<PlaylistState>((set) => ({
    ...keptPlaylist(),
    configure: (userListConfig) => set({ userListConfig }),
    open: ({ name, id }) => set({ mostRecentListName: name, mostRecentListId: id }),
    clear: () => set(nothing),
  }));
  playlist.subscribe(({ userListConfig, mostRecentListName, mostRecentListId }) =>
    keep(keptAs, { userListConfig, mostRecentListName, mostRecentListId }),
  );
  return playlist;
}

export const playlist = createPlaylist();
