import { createStore } from 'zustand/vanilla';
import { isRecord, readPersisted, writePersisted } from '../../persistence/browser-storage.ts';

type ListName = { name: string; id: string };
/** How somebody wanted their own list made: what the wizard sent. */
type UserListConfig = Readonly<Record<string, unknown>>;
type PersistedList = {
  userListConfig: UserListConfig | null;
  mostRecentListName: string | null;
  mostRecentListId: string | null;
};
type PlaylistState = PersistedList & {
  configure: (config: UserListConfig) => void;
  /** The list that was opened or added to last. */
  open: (list: ListName) => void;
  /** Forgets everything: the next person on this device is somebody else. */
  clear: () => void;
};

const storageKey = 'playlist';
const nothing: PersistedList = { userListConfig: null, mostRecentListName: null, mostRecentListId: null };

function persistedPlaylist(): PersistedList {
  const persisted = readPersisted(storageKey);
  const {
    userListConfig,
    mostRecentListName: name,
    mostRecentListId: id,
  } = isRecord(persisted) ? persisted : {};
  const isNamed = typeof name === 'string' && typeof id === 'string';
  return {
    userListConfig: isRecord(userListConfig) ? userListConfig : null,
    mostRecentListName: isNamed ? name : null,
    mostRecentListId: isNamed ? id : null,
  };
}

/** What is persisted of somebody's lists between visits. */
export function createPlaylist() {
  const playlist = createStore<PlaylistState>((set) => ({
    ...persistedPlaylist(),
    configure: (userListConfig) => set({ userListConfig }),
    open: ({ name, id }) => set({ mostRecentListName: name, mostRecentListId: id }),
    clear: () => set(nothing),
  }));
  playlist.subscribe(({ userListConfig, mostRecentListName, mostRecentListId }) =>
    writePersisted(storageKey, { userListConfig, mostRecentListName, mostRecentListId }),
  );
  return playlist;
}

export const playlist = createPlaylist();
