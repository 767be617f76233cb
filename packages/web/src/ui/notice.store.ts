import { createStore } from 'zustand/vanilla';

export type Notice = { id: number; text: string; tone: 'success' | 'error' };
type NoticeState = {
  notices: readonly Notice[];
  say: (text: string, tone?: Notice['tone']) => void;
  dismiss: (id: number) => void;
};

const shownForMs = 4_000;
const errorShownForMs = 10_000;

/** The short messages at the edge of the window. Each leaves by itself; an error stays longer. */
export const notices = createStore<NoticeState>((set, get) => {
  let last = 0;
  return {
    notices: [],
    say: (text, tone = 'success') => {
      last += 1;
      const id = last;
      set({ notices: [...get().notices.filter((notice) => notice.text !== text), { id, text, tone }] });
      setTimeout(() => get().dismiss(id), tone === 'error' ? errorShownForMs : shownForMs);
    },
    dismiss: (id) => set({ notices: get().notices.filter((notice) => notice.id !== id) }),
  };
});

export const say = (text: string, tone?: Notice['tone']): void => notices.getState().say(text, tone);
