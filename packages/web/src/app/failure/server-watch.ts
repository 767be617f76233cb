const key = 'ecco.reloaded-at';
const onceInMs = 60_000;

/** Whether the page may reload itself now; a second time within a minute it may not, so that it cannot loop. */
export function mayReload(storage: Storage, now: number): boolean {
  const before = Number(storage.getItem(key));
  if (before > 0 && now - before < onceInMs) return false;
  storage.setItem(key, String(now));
  return true;
}

const retryMs = 1_000;

/** Whether the server gives a sign of life. */
export const isServerThere = (): Promise<boolean> =>
  fetch('/healthz', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );

type Watch = {
  /** Called with every sign of life, and every lack of one. */
  onLook: (isThere: boolean) => void;
  pauseMs?: number;
};

/** Asks for a sign of life until there is one, or the returned function is called. */
export function watchForServer({ onLook, pauseMs = retryMs }: Watch): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  const look = async (): Promise<void> => {
    const isThere = await isServerThere();
    if (isOver) return;
    onLook(isThere);
    if (!isThere) timer = setTimeout(() => void look(), pauseMs);
  };
  void look();
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}
