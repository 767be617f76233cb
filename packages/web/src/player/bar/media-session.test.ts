import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { createPlayer } from '../player.store.ts';
import { entriesOf, trackOf } from '../queue/queue.fixture.ts';
import { createQueue } from '../queue/queue.store.ts';
import { serveMediaSession } from './media-session.ts';

/** The system's side of it, as a browser has it. */
class Metadata {
  readonly title: string;
  readonly artist: string;
  readonly artwork: readonly { src: string }[];
  constructor({ title = '', artist = '', artwork = [] }: MediaMetadataInit) {
    this.title = title;
    this.artist = artist;
    this.artwork = artwork;
  }
}

const handlers = new Map<string, ((details: object) => void) | null>();
const session = {
  metadata: null,
  playbackState: 'none',
  position: {},
  setActionHandler: (action: string, handler: ((details: object) => void) | null) => {
    if (action === 'stop') throw new TypeError('not here');
    handlers.set(action, handler);
  },
  setPositionState: (position: object) => Object.assign(session, { position }),
};

beforeEach(() => {
  Object.defineProperty(navigator, 'mediaSession', { value: session, configurable: true });
  Object.assign(globalThis, { MediaMetadata: Metadata });
  return () => {
    Reflect.deleteProperty(navigator, 'mediaSession');
    Reflect.deleteProperty(globalThis, 'MediaMetadata');
  };
});

function served() {
  const player = createPlayer();
  const queue = createQueue();
  onTestFinished(serveMediaSession(player, queue));
  const press = (action: string, details: object = {}): void => handlers.get(action)?.(details);
  return { player, queue, press };
}

test('the system is told what plays, where it stands and how fast it goes', () => {
  const { player } = served();
  player.getState().offer({ ...trackOf('a'), image: '/pictures/a.png' });
  player.getState().seek(30);
  player.getState().setSpeed(1.5);
  expect(session).toMatchObject({
    metadata: {
      title: 'Episode a',
      artist: 'Allocator Hours',
      artwork: [{ src: `${location.origin}/pictures/a.png` }],
    },
    playbackState: 'paused',
    position: { duration: 600, position: 30, playbackRate: 1.5 },
  });
  player.getState().close();
  expect(session).toMatchObject({ metadata: null, playbackState: 'none' });
});

test('its keys step, seek and go through the playlist', () => {
  const { player, queue, press } = served();
  queue.getState().start({ id: null, name: null, entries: entriesOf('abc'), at: 0 });
  player.getState().offer(trackOf('a'));
  press('seekforward');
  expect(player.getState().time).toBe(30);
  press('seekbackward', { seekOffset: 10 });
  expect(player.getState().time).toBe(20);
  press('seekto', { seekTime: 99 });
  expect(player.getState().time).toBe(99);
  press('previoustrack');
  expect([player.getState().time, queue.getState().at]).toEqual([0, 0]);
  press('previoustrack');
  expect(queue.getState().at).toBe(2);
  press('nexttrack');
  expect(queue.getState().at).toBe(0);
});

test('its keys play and pause', () => {
  const { player, press } = served();
  player.getState().offer(trackOf('a'));
  const element = document.createElement('audio');
  player.getState().attach(element);
  press('play');
  expect(player.getState().status).toBe('playing');
  press('pause');
  expect(player.getState().status).toBe('paused');
});
