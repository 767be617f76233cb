const key = 'ecco.reloaded-at';
const onceInMs = 60_000;

/** Whether the page may reload itself now; a second time within a minute it may not, so that it cannot loop. */
export function mayReload(storage: Storage, now: number): boolean {
  const before = Number(storage.getItem(key));
  if (before > 0 && now - before < onceInMs) return false;
  storage.setItem(key, String(now));
  return true;
}

const askAgainMs = 1_000;

/** Whether the server gives a sign of life. */
export const isServerThere = (): Promise<boolean> =>
  fetch('/healthz', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );

/** Settles once the server answers; it is asked again after each pause (ms). */
export async function serverIsThere(pauseMs = askAgainMs): Promise<void> {
  if (await isServerThere()) return;
  await new Promise((resolve) => setTimeout(resolve, pauseMs));
  await serverIsThere(pauseMs);
}

/**
 * A page that was open while another build was put in place, or while the server was away, asks for parts that do not
 * come: it loads itself again, once, as soon as the server is there, but not while something plays. Where that does
 * not help, the page's own words for a failure remain.
 */
export function reloadOnMissingPart(isBusy: () => boolean): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (isBusy() || !mayReload(sessionStorage, Date.now())) return;
    event.preventDefault();
    void serverIsThere().then(() => location.reload());
  });
}
