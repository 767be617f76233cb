import { createStore, type StoreApi } from 'zustand/vanilla';
import { isRecord, readPersisted, writePersisted } from '../../persistence/browser-storage.ts';

type Tone = 'success' | 'error';
/** Something that can be done about a message, as long as it is shown. */
type NoticeAction = { label: string; run: () => void };
export type Notice = { id: number; text: string; tone: Tone; action?: NoticeAction; saidAt: number };
type NoticeState = {
  notices: readonly Notice[];
  /** Shows a message for `ms`. The same text is shown once. */
  say: (text: string, tone?: Tone, ms?: number) => void;
  /** The same with something to do about it. */
  offer: (text: string, action: NoticeAction) => void;
  dismiss: (id: number) => void;
  /** Another page is opened: what was said on the one before goes with it, but for what can still be undone. */
  turnPage: () => void;
  /** Stops the time of every message, while somebody points at one. */
  hold: () => void;
  release: () => void;
};
/** A message that leaves by itself: when its time runs out, or what is left of it while it is held. */
type Leaving = { timer: ReturnType<typeof setTimeout> | undefined; until: number; left: number };

const shownForMs: Record<Tone, number> = { success: 4_000, error: 10_000 };
/** Long enough to read it and to make up one's mind. */
const offeredForMs = 30_000;
/** Younger than this a message is about the page that is opened now. */
const freshMs = 2_000;

type PersistedNotice = { text: string; tone: Tone; until: number };

/** The message that a reload cut off. */
function persistedNotice(): PersistedNotice | null {
  const persisted = readPersisted('snackbar');
  if (!isRecord(persisted) || persisted['show'] !== true) return null;
  const { message: text, color, until } = persisted;
  if (typeof text !== 'string' || typeof until !== 'number') return null;
  return { text, tone: color === 'error' ? 'error' : 'success', until };
}

/**
 * The short messages at the edge of the window. Each leaves by itself; an error stays longer. The last one is kept
 * until its time is over, so that it outlives a reload of the page.
 */
export function createNotices(now: () => number = Date.now): StoreApi<NoticeState> {
  const leaving = new Map<number, Leaving>();
  let last = 0;
  return createStore<NoticeState>((set, get) => {
    const startTimer = (id: number, { left }: Pick<Leaving, 'left'>): void => {
      const timer = setTimeout(() => get().dismiss(id), left);
      leaving.set(id, { timer, until: now() + left, left });
    };
    const store = (): void => {
      const shown = get().notices.at(-1);
      const until = shown ? leaving.get(shown.id)?.until : undefined;
      writePersisted('snackbar', {
        show: shown !== undefined,
        message: shown?.text ?? '',
        color: shown?.tone ?? 'success',
        until: until ?? 0,
      });
    };
    const show = ({ text, tone, action }: Omit<Notice, 'id' | 'saidAt'>, ms: number): void => {
      // One thing at a time can be undone here, as its place is one.
      const gives = ({ text: said, action: offered }: Notice): boolean =>
        said === text || (action !== undefined && offered !== undefined);
      for (const { id } of get().notices.filter(gives)) get().dismiss(id);
      last += 1;
      startTimer(last, { left: ms });
      set({
        notices: [...get().notices, { id: last, text, tone, saidAt: now(), ...(action && { action }) }],
      });
      store();
    };
    const cutOff = (): Notice[] => {
      const persisted = persistedNotice();
      if (!persisted || persisted.until <= now()) return [];
      startTimer(last, { left: persisted.until - now() });
      return [{ id: last, text: persisted.text, tone: persisted.tone, saidAt: now() }];
    };
    return {
      notices: cutOff(),
      say: (text, tone = 'success', ms = shownForMs[tone]) => show({ text, tone }, ms),
      offer: (text, action) => show({ text, tone: 'success', action }, offeredForMs),
      dismiss: (id) => {
        clearTimeout(leaving.get(id)?.timer);
        leaving.delete(id);
        set({ notices: get().notices.filter((notice) => notice.id !== id) });
        store();
      },
      turnPage: () => {
        const isOld = ({ action, saidAt }: Notice): boolean =>
          action === undefined && now() - saidAt > freshMs;
        for (const { id } of get().notices.filter(isOld)) get().dismiss(id);
      },
      hold: () => {
        for (const [id, { timer, until, left }] of leaving) {
          if (timer === undefined) continue;
          clearTimeout(timer);
          leaving.set(id, { timer: undefined, until, left: Math.min(left, Math.max(0, until - now())) });
        }
      },
      release: () => {
        for (const [id, one] of leaving) if (one.timer === undefined) startTimer(id, one);
        store();
      },
    };
  });
}

export const notices = createNotices();

/** Says what was done, with the way to take it back: always at this one place. */
export const offer = (text: string, action: NoticeAction): void => notices.getState().offer(text, action);

/** Does what is offered now, as a press on it would; nothing where nothing is. */
export function takeOffer(): void {
  const { notices: shown, dismiss } = notices.getState();
  const offered = shown.findLast(({ action }) => action !== undefined);
  if (offered === undefined) return;
  dismiss(offered.id);
  offered.action?.run();
}

export const say = (text: string, tone?: Tone, ms?: number): void => notices.getState().say(text, tone, ms);
