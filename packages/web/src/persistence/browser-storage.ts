/*
 * What the page keeps in the browser, one name per noun: on the device for the next visit, or in the tab until it is
 * closed. A storage that refuses (full, forbidden) costs the memory and nothing else.
 */
const storages = { device: () => localStorage, tab: () => sessionStorage };
type StorageArea = keyof typeof storages;

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What was kept under a name; null where there is nothing readable. The caller checks its shape. */
export function readPersisted(name: string, repositories: StorageArea = 'device'): unknown {
  try {
    return JSON.parse(storages[repositories]().getItem(name) ?? 'null');
  } catch {
    return null;
  }
}

export function writePersisted(name: string, value: unknown, repositories: StorageArea = 'device'): void {
  try {
    storages[repositories]().setItem(name, JSON.stringify(value));
  } catch {
    removePersisted(name, repositories);
  }
}

export function removePersisted(name: string, repositories: StorageArea = 'device'): void {
  try {
    storages[repositories]().removeItem(name);
  } catch {
    return;
  }
}

/** The names under which something is kept on the device that begin with `start`. */
export function persistedNames(start: string): string[] {
  try {
    return Object.keys(localStorage).filter((name) => name.startsWith(start));
  } catch {
    return [];
  }
}
