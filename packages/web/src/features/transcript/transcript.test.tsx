import { buildSegments } from '@ecco/factories/answers';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { Track } from '../../player/track.ts';
import { renderComponent } from '../../testing/render.tsx';
import { JumpProvider } from '../../ui/citation/place.context.ts';
import type { Place } from '../../ui/citation/place.ts';
import { Transcript } from './transcript.tsx';
import type { LineTarget } from './use-line-target.ts';

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

type TranscriptCase = {
  total: number;
  phrases?: string[];
  jumps?: Place[];
  copied?: number[];
  quotes?: string[];
  target?: LineTarget | null;
};

const transcript = ({
  total,
  phrases = [],
  jumps = [],
  copied = [],
  quotes = [],
  target = null,
}: TranscriptCase) => (
  <JumpProvider value={(place) => jumps.push(place)}>
    <Transcript
      source={{ id: 'fees', total, first: buildSegments(total) }}
      tones={new Map()}
      nameOf={(name) => name}
      landmarks={[]}
      playable="/a.mp3"
      target={target}
      phrases={phrases}
      onCopy={(segment) => copied.push(segment.content_id)}
      onQuote={(spoken, first) =>
        quotes.push(
          `${first.content_id}: ${spoken.map(({ speaker, text }) => `${speaker}: ${text}`).join(' ')}`,
        )
      }
    />
  </JumpProvider>
);

function show(total = 100, phrases: string[] = []) {
  const jumps: Place[] = [];
  const copied: number[] = [];
  const quotes: string[] = [];
  return { ...renderComponent(transcript({ total, phrases, jumps, copied, quotes })), jumps, copied, quotes };
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
  const { rerenderComponent } = show(0);
  expect(lines()).toEqual([]);
  rerenderComponent(transcript({ total: 100 }));
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

const focusedLine = () => document.activeElement?.getAttribute('data-line');

test('with the keyboard: one stop, up and down by lines, Enter goes to the place, Space plays', async () => {
  const { jumps, services } = show();
  act(() => services.player.getState().offer(track));
  expect(document.querySelectorAll('[data-line][tabindex="0"]')).toHaveLength(1);
  act(() => document.querySelector<HTMLElement>('[data-line="0"]')?.focus());
  await userEvent.keyboard('{ArrowUp}{ArrowDown}{ArrowDown}');
  await vi.waitFor(() => expect(focusedLine()).toBe('2'));
  await userEvent.keyboard('{Enter}');
  expect(jumps).toMatchObject([{ line: 2, segment: 'segment-2', seconds: 10 }]);
  expect(document.querySelector('[tabindex="0"][data-line]')?.getAttribute('data-line')).toBe('2');
});

test('the line that was jumped to has the focus, unless the reader writes in a field by now', async () => {
  const { rerenderComponent } = renderComponent(
    <>
      <input aria-label="Search" />
      {transcript({ total: 100, target: { line: 3 } })}
    </>,
  );
  await vi.waitFor(() => expect(focusedLine()).toBe('3'));

  const field = screen.getByRole('textbox', { name: 'Search' });
  act(() => field.focus());
  rerenderComponent(
    <>
      <input aria-label="Search" />
      {transcript({ total: 100, target: { line: 5 } })}
    </>,
  );
  await vi.waitFor(() => expect(document.querySelector('[data-found]')?.getAttribute('data-line')).toBe('5'));
  expect(document.activeElement).toBe(field);
});

test('down from the last shown line shows more', async () => {
  show();
  act(() => document.querySelector<HTMLElement>('[data-line="9"]')?.focus());
  await userEvent.keyboard('{ArrowDown}');
  await vi.waitFor(() => expect(focusedLine()).toBe('10'));
});

test('a line is copied as a quote with who said it', async () => {
  const { quotes } = show();
  const copy = screen.getAllByRole('button', { name: 'Copy this line as a quote' });
  await userEvent.click(copy[1] ?? document.body);
  expect(quotes).toEqual(['1: Tom Okoro: Line 1 about the fund.']);
});

test('marked words become a quote, from the line they begin in', async () => {
  const { quotes } = show();
  const words = (line: number) => document.querySelector(`[data-words="${line}"] span`)?.firstChild;
  const [from, to] = [words(2), words(3)];
  if (!from || !to) throw new Error('the lines are not there');
  const range = document.createRange();
  range.setStart(from, 5);
  range.setEnd(to, 6);
  getSelection()?.removeAllRanges();
  getSelection()?.addRange(range);
  document.dispatchEvent(new Event('selectionchange'));
  await userEvent.click(await screen.findByRole('button', { name: 'Copy quote' }));
  expect(quotes).toEqual(['2: Ines Varga: 2 about the fund. Tom Okoro: Line 3']);
});

test('without lines it says what will come', () => {
  show(0);
  expect(screen.getByText(/There is no transcript yet/)).toBeShown();
});
