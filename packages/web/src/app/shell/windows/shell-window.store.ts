import { createStore } from 'zustand/vanilla';

/** A window that the shell opens over whatever page there is. */
export type ShellWindow = 'menu' | 'palette' | 'keys';
type State = {
  shown: ShellWindow | null;
  /** What had the focus before. */
  opener: Element | null;
  /** What was typed for the palette while it was still on its way. */
  ahead: string;
  typeAhead: (key: string) => void;
  show: (window: ShellWindow) => void;
  close: () => void;
};

/** One at most is open. */
export const shellWindow = createStore<State>((set, get) => ({
  shown: null,
  opener: null,
  ahead: '',
  typeAhead: (key) => set({ ahead: get().ahead + key }),
  show: (shown) => set({ shown, ahead: '', opener: get().shown ? get().opener : document.activeElement }),
  close: () => set({ shown: null }),
}));
