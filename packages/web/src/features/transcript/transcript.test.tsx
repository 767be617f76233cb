import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { Track } from '../../player/track.ts';
import { segments } from '../../testing/fixtures.ts';
import { renderPart } from '../../testing/render.tsx';
import { JumpProvider, type Place } from '../../ui/place.context.ts';
import { Transcript } from './transcript.tsx';

const track: Track = {
  uuid: 'a',
  kind: 'audio',
  src: '/a.mp3',
  title: 'Fees',
  subtitle: null,
  image: null,
  content: 'episode',
  other: null,
  path: '/ep/fees',
  duration: 500,
  chapters: [],
};

type Asked = { total: number; phrases?: string[]; jumps?: Place[]; copied?: number[] };

const transcript = ({ total, phrases = [], jumps = [], copied = [] }: Asked) => (
  <JumpProvider value={(place) => jumps.push(place)}>
    <Transcript
      source={{ id: 'fees', total, first: segments(total) }}
      tones={new Map()}
      nameOf={(name) => name}
      landmarks={[]}
      playable="/a.mp3"
      target={null}
      phrases={phrases}
      onCopy={(segment) => copied.push(segment.content_id)}
    />
  </JumpProvider>
);

function show(total = 100, phrases: string[] = []) {
  const jumps: Place[] = [];
  const copied: number[] = [];
  return { ...renderPart(transcript({ total, phrases, jumps, copied })), jumps, copied };
}

const lines = () =>
  [...document.querySelectorAll('[data-line]')].map((line) => Number(line.getAttribute('data-line')));

test('ten lines at first, ten more on demand, then all', async () => {
  show();
  expect(Math.max(...lines())).toBe(9);
  await userEvent.click(screen.getByRole('button', { name: 'Load 10 more' }));
  expect(Math.max(...lines())).toBeGreaterThan(9);
  await userEvent.click(screen.getByRole('button', { name: 'Show All (100)' }));
  expect(screen.queryByRole('button', { name: /Load/ })).toBeNull();
});

test('a transcript that arrives while its page is open shows its first lines', () => {
  const { rerenderPart } = show(0);
  expect(lines()).toEqual([]);
  rerenderPart(transcript({ total: 100 }));
  expect(Math.max(...lines())).toBe(9);
});

test('a speaker is named where the speaker changes, searched words are marked', () => {
  show(3, ['fund']);
  expect(screen.getAllByText('Ines Varga')).toHaveLength(2);
  expect(document.querySelectorAll('mark')).toHaveLength(3);
});

test('a click on the words or the time goes to the place of the line', async () => {
  const { jumps, copied } = show();
  await userEvent.click(document.querySelector('[data-words="2"]') ?? document.body);
  await userEvent.click(screen.getByRole('button', { name: 'Play from 0:15' }));
  expect(jumps).toMatchObject([
    { line: 2, segment: 'segment-2', seconds: 10 },
    { line: 3, seconds: 15 },
  ]);
  await userEvent.click(
    screen.getAllByRole('button', { name: 'Copy link to this line' })[1] ?? document.body,
  );
  expect(copied).toEqual([1]);
});

test('the line that plays is marked and moves with the sound', async () => {
  const { services } = show();
  const active = () => document.querySelector('[data-active]')?.getAttribute('data-line');
  act(() => services.player.getState().playFrom(track, 12));
  await vi.waitFor(() => expect(active()).toBe('2'));
  act(() => services.player.getState().seek(31));
  await vi.waitFor(() => expect(active()).toBe('6'));
  act(() => services.player.getState().close());
  await vi.waitFor(() => expect(active()).toBeUndefined());
});

test('without lines it says what will come', () => {
  show(0);
  expect(screen.getByText(/There is no transcript yet/)).toBeTruthy();
});
