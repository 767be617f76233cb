import { cleanup, configure, getConfig } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';
import { shellWindow } from '../app/shell/windows/shell-window.store.ts';
import { playlist } from '../player/queue/playlist.store.ts';
import { queue } from '../player/queue/queue.store.ts';
import { singleKeys } from '../ui/keys/single-keys.store.ts';
import { notices } from '../ui/overlay/notice.store.ts';
import { page } from '../ui/page/page.store.ts';
import './to-be-shown.ts';

const { getElementError } = getConfig();

/** Whether a query is tried again and again until what it asks for is there. */
const isWaited = (config: object): boolean =>
  '_disableExpensiveErrorDiagnostics' in config && config._disableExpensiveErrorDiagnostics === true;

configure({
  // A busy machine is slow; waiting ends as soon as what is waited for is there.
  asyncUtilTimeout: 100_000,
  // The whole page is printed into every error, each of those that nobody sees since the query is tried again: a third of
  // what these tests took. Whoever waits in vain is told it once, at the end.
  getElementError: (message, container) =>
    isWaited(getConfig())
      ? Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
      : getElementError(message, container),
});

// What the page calls and the test's document does not have.
window.scrollTo = () => {};
Element.prototype.scrollIntoView = () => {};
if (!('fonts' in document)) Object.defineProperty(document, 'fonts', { value: new EventTarget() });

/** The window as it is opened. Files share it, so what a test did to it must not reach the next one. */
function resetWindow(): void {
  const { settings } = window.happyDOM;
  settings.enableJavaScriptEvaluation = false;
  settings.suppressInsecureJavaScriptEnvironmentWarning = false;
  window.happyDOM.setURL('http://localhost:3000/');
  window.happyDOM.setViewport({ width: 1_024 });
  for (const script of [...document.scripts]) script.remove();
  document.body.replaceChildren();
  document.title = '';
  sessionStorage.clear();
}

/** Stores outlive a page, hence a test. */
function resetStores(): void {
  reset(notices);
  reset(page);
  reset(playlist);
  reset(queue);
  reset(shellWindow);
  reset(singleKeys);
  // They keep what they are told.
  localStorage.clear();
}

type Store<State> = { setState: (state: State, replace: true) => void; getInitialState: () => State };
const reset = <State>(store: Store<State>): void => store.setState(store.getInitialState(), true);

beforeEach(() => {
  resetWindow();
  resetStores();
});

afterEach(() => {
  vi.useRealTimers();
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

// Files share modules: one whose import is cut off when a file ends would be missing for all that come after.
afterAll(() => vi.dynamicImportSettled());
