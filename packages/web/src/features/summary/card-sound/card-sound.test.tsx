import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { createPlayer, type PlayerStore } from '../../../player/player.store.ts';
import type { Track } from '../../../player/track.ts';
import { standIn } from '../../../testing/api-stand-in.ts';
import { renderComponent } from '../../../testing/render.tsx';
import { cardAudio } from '../api/card-audio.api.ts';
import { type CardSound, createCardSound } from './card-sound.store.ts';
import { ListenButton } from './listen-button.tsx';

const episode: Track = {
  uuid: 'fees',
  kind: 'audio',
  src: '/media-files/fees.mp3',
  title: 'Fees',
  subtitle: null,
  image: null,
  path: '/ep/fees',
  duration: 100,
  chapters: [],
  content: 'episode',
  other: null,
};

let player: PlayerStore;
let voice: HTMLAudioElement;
let sound: CardSound;
const status = () => sound.getState().status;

beforeEach(() => {
  player = createPlayer();
  voice = document.createElement('audio');
  sound = createCardSound({ player, element: () => voice });
});

/** The player at the 40th second of an episode that plays. */
function playEpisode(): HTMLAudioElement {
  player.getState().playFrom(episode, 40);
  const element = document.createElement('audio');
  Object.defineProperty(element, 'duration', { value: 100 });
  Object.defineProperty(element, 'readyState', { value: 4 });
  player.getState().attach(element);
  element.dispatchEvent(new Event('loadedmetadata'));
  return element;
}
const at = (address: string) => () => Promise.resolve(address);

describe('a card read aloud', () => {
  test('interrupts the player and gives back its place', async () => {
    const element = playEpisode();
    await sound.getState().play(2, at('/media-files/fees/summary_2'));
    expect(voice.src).toContain('/media-files/fees/summary_2');
    expect([status(), element.paused, voice.paused]).toEqual(['playing', true, false]);
    voice.dispatchEvent(new Event('ended'));
    expect([status(), element.paused, player.getState().time]).toEqual(['idle', false, 40]);
  });

  test('leaves a player alone that was paused', async () => {
    const element = playEpisode();
    player.getState().pause();
    await sound.getState().play(0, at('/a'));
    voice.dispatchEvent(new Event('ended'));
    expect(element.paused).toBe(true);
  });

  test('is silent as soon as the player plays again', async () => {
    const element = playEpisode();
    await sound.getState().play(0, at('/a'));
    player.getState().toggle();
    expect([status(), element.paused, voice.paused]).toEqual(['idle', false, true]);
  });

  test('goes over to another card, and the player still goes on in the end', async () => {
    const element = playEpisode();
    await sound.getState().play(0, at('/a'));
    await sound.getState().play(1, at('/b'));
    expect([sound.getState().card, element.paused]).toEqual([1, true]);
    sound.getState().stop();
    expect([status(), element.paused, voice.paused]).toEqual(['idle', false, true]);
  });

  test('does not begin when it was stopped while it was being made', async () => {
    const element = playEpisode();
    let made: (address: string) => void = () => undefined;
    const playing = sound.getState().play(0, () => new Promise((resolve) => (made = resolve)));
    expect(status()).toBe('making');
    expect(element.paused).toBe(false);
    sound.getState().stop();
    made('/a');
    await playing;
    expect([status(), voice.paused]).toEqual(['idle', true]);
  });

  test('waits for another press where the browser refuses to start by itself', async () => {
    const press = voice.play.bind(voice);
    voice.play = () => Promise.reject(new DOMException('no gesture', 'NotAllowedError'));
    await sound.getState().play(0, at('/a'));
    expect(status()).toBe('ready');
    voice.play = press;
    await sound.getState().play(0, at('/never asked again'));
    expect([status(), voice.src.endsWith('/a')]).toEqual(['playing', true]);
  });

  test('that cannot be loaded is said to have failed', async () => {
    await sound.getState().play(0, at('/a'));
    voice.dispatchEvent(new Event('error'));
    expect(status()).toBe('failed');
  });
});

describe('where its sound comes from', () => {
  const card = { slug: 'fees', index: 1, text: 'Fees fell.' };

  test('what was made before is taken', async () => {
    const { asked } = await standIn({
      'HEAD /media-files/fees/summary_1': () => ({ body: '', type: 'audio/mpeg' }),
    });
    expect(await cardAudio(card)).toBe('/media-files/fees/summary_1');
    expect(asked).toEqual(['HEAD /media-files/fees/summary_1']);
  });

  test('what was not is made', async () => {
    const { asked } = await standIn({
      'POST /v2/episode/get_summary_audio_url': () => ({ body: { url: '/media-files/fees/summary_1' } }),
    });
    expect(await cardAudio(card)).toBe('/media-files/fees/summary_1');
    expect(asked).toEqual(['HEAD /media-files/fees/summary_1', 'POST /v2/episode/get_summary_audio_url']);
  });

  test('a store that does not answer is not asked to make it again', async () => {
    const { asked } = await standIn({ 'HEAD /media-files': () => ({ status: 503, body: '' }) });
    await expect(cardAudio(card)).rejects.toThrow('503');
    expect(asked).toHaveLength(1);
  });

  test('a failure is told in the words of the server, and may be tried again', async () => {
    let broken = true;
    await standIn({
      'POST /v2/episode/get_summary_audio_url': () =>
        broken
          ? { status: 503, body: { message: 'No voice is configured.' } }
          : { body: { url: '/media-files/fees/summary_1' } },
    });
    renderComponent(<ListenButton sound={sound} card={card} title="Fees" />);
    await userEvent.click(screen.getByRole('button', { name: /^Listen/ }));
    expect((await screen.findByRole('alert')).textContent).toBe('No voice is configured.');
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: /^Try again/ }));
    expect(await screen.findByRole('button', { name: /^Stop/ })).toBeShown();
    await userEvent.click(screen.getByRole('button', { name: /^Stop/ }));
    expect(screen.getByRole('button', { name: /^Listen/ })).toBeShown();
  });
});
