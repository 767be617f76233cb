const key = 'ecco.reloaded-at';
const onceInMs = 60_000;

/** Whether the page may reload itself now; a second time within a minute it may not, so that it cannot loop. */
export function mayReload(storage: Storage, now: number): boolean {
  const before = Number(storage.getItem(key));
  if (before > 0 && now - before < onceInMs) return false;
  storage.setItem(key, String(now));
  return true;
}

/**
 * A page that was open while another build was put in place asks for parts that are gone: it loads itself again,
 * once, but not while something plays. Where that does not help, the page's own words for a failure remain.
 */
export function reloadOnMissingPart(isBusy: () => boolean): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (isBusy() || !mayReload(sessionStorage, Date.now())) return;
    event.preventDefault();
    location.reload();
  });
}
