import { buildChapter, buildHighlight, buildSummary } from '@ecco/factories/answers';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Track } from '../../../player/track.ts';
import { renderComponent } from '../../../testing/render.tsx';
import type { CardTarget } from './summary-cards.ts';
import { SummaryCarousel } from './summary-carousel.tsx';
import type { Sounds } from './use-playing-card.ts';

const summary = buildSummary({
  items: [0, 1, 2].map((index) => buildChapter(index)),
  highlights: [buildHighlight(3)],
});
const digest = {
  src: '/media-files/fees/digest',
  chapters: [
    { title: 'Overview', card: 0, start: 0 },
    { title: 'Chapter 1', card: 2, start: 9_000 },
  ],
};
const sounds: Sounds = { episode: '/media-files/fees.mp3', digest };

beforeEach(() => window.happyDOM.setViewport({ width: 1_440 }));

function show(part: { target?: CardTarget; summary?: typeof summary; sounds?: Sounds } = {}) {
  const carousel = (target: CardTarget | null) => (
    <SummaryCarousel
      slug="fees"
      summary={part.summary ?? summary}
      sounds={part.sounds ?? sounds}
      target={target}
      nameOf={(name) => name}
      survey={{ title: 'Your feedback', card: <textarea aria-label="Words" /> }}
      onCopy={(copied) => copies.push(copied)}
      onPlay={() => undefined}
    />
  );
  const copies: CardTarget[] = [];
  const rendered = renderComponent(carousel(part.target ?? null));
  return {
    ...rendered,
    copies,
    showCard: (target: CardTarget) => rendered.rerenderComponent(carousel(target)),
  };
}

const shown = () => document.querySelector('[data-current]')?.getAttribute('aria-label');
const follow = () => screen.getByRole('button', { name: 'Follow playback' });
const isFollowing = () => follow().getAttribute('aria-pressed') === 'true';
const next = () => userEvent.click(screen.getByRole('button', { name: 'Next card' }));

type Player = ReturnType<typeof show>['services']['player'];
const trackOf = (src: string): Track => ({
  uuid: 'fees',
  kind: 'audio',
  src,
  title: 'Fees',
  subtitle: null,
  image: null,
  path: '/ep/fees',
  duration: 300,
  chapters: [],
  content: 'episode',
  other: null,
});
const plays = (player: Player, src: string, time: number): void =>
  act(() => player.setState({ track: trackOf(src), status: 'playing', time }));

test('begins with the overview, goes on card by card, and ends with the survey', async () => {
  show();
  const seen = [shown()];
  for (let card = 0; card < 6; card += 1) {
    await next();
    seen.push(shown());
  }
  expect(seen).toEqual([
    '1 of 6: Overview',
    '2 of 6: Chapter 0',
    '3 of 6: Highlight 1',
    '4 of 6: Chapter 1',
    '5 of 6: Chapter 2',
    '6 of 6: Your feedback',
    '6 of 6: Your feedback',
  ]);
});

// Core specification, line 91: the overview card has both parts, each only where it says something.
test('the overview has the insights and why it matters', () => {
  show();
  const card = within(screen.getByRole('group', { name: '1 of 6: Overview' }));
  expect(card.getByRole('heading', { name: 'Insights and Key Takeaways' })).toBeShown();
  expect(card.getByRole('heading', { name: 'Why It Matters' })).toBeShown();
  expect(card.getAllByRole('button', { name: /^Source/ })).toHaveLength(3);
});

test('an overview that does not say why it matters has no heading for it', () => {
  const { overview } = buildSummary();
  if (overview === null) throw new Error('The summary has no overview.');
  show({ summary: buildSummary({ overview: { ...overview, why_it_matters: [] } }) });
  const card = within(screen.getByRole('group', { name: /: Overview$/ }));
  expect(card.getByRole('heading', { name: 'Insights and Key Takeaways' })).toBeShown();
  expect(card.queryByRole('heading', { name: 'Why It Matters' })).toBeNull();
});

test('an overview that says nothing says so', () => {
  show({ summary: buildSummary({ overview: null }) });
  expect(screen.getByText('Nothing worth mentioning')).toBeShown();
});

test('a chapter has its time, its place among the chapters, and its takeaways under Details', () => {
  show({ target: { card: 2 } });
  const card = within(screen.getByRole('group', { name: '4 of 6: Chapter 1' }));
  expect(card.getByRole('button', { name: 'Play from 0:50–1:40' })).toBeShown();
  expect(card.getByText('Chapter 2 of 3')).toBeShown();
  expect(card.getByText(/Takeaway of/).closest('details')).toBeShown();
});

test('a chapter of pages has its page', () => {
  const paged = buildSummary({ items: [buildChapter(0, { start_timestamp: null, page_number: 4 })] });
  show({ target: { card: 1 }, summary: paged });
  expect(screen.getByRole('button', { name: /p\. 4/ })).toBeShown();
});

describe('by keyboard', () => {
  test('the arrows turn the cards, and what is reached is said', async () => {
    show();
    act(() => document.querySelector<HTMLElement>('[data-current]')?.focus());
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
    expect(shown()).toBe('2 of 6: Chapter 0');
    expect(screen.getByRole('status').textContent).toBe('Card 2 of 6: Chapter 0');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('2 of 6: Chapter 0');
  });

  test('the arrows stay with a field that wants them', async () => {
    const { showCard } = show();
    showCard({ highlight: 0 });
    for (let card = 0; card < 3; card += 1) await next();
    await userEvent.type(screen.getByLabelText('Words'), 'ab{ArrowLeft}');
    expect(shown()).toBe('6 of 6: Your feedback');
  });
});

test('only the card that is seen can be reached', () => {
  show();
  const slides = [...document.querySelectorAll('[data-slide]')];
  expect(slides.map((slide) => slide.hasAttribute('inert'))).toEqual([false, true, true, true, true, true]);
});

describe('playing', () => {
  const episode = '/media-files/fees.mp3';

  test('the cards go with the sound', () => {
    const { services } = show();
    plays(services.player, episode, 60);
    expect(shown()).toBe('4 of 6: Chapter 1');
    plays(services.player, episode, 16);
    expect(shown()).toBe('3 of 6: Highlight 1');
  });

  test('they stop as soon as somebody turns them, and go on when asked to', async () => {
    const { services } = show();
    plays(services.player, episode, 60);
    await userEvent.click(screen.getByRole('button', { name: 'Previous card' }));
    expect(isFollowing()).toBe(false);
    plays(services.player, episode, 110);
    expect(shown()).toBe('3 of 6: Highlight 1');
    await userEvent.click(follow());
    expect(shown()).toBe('5 of 6: Chapter 2');
    expect(isFollowing()).toBe(true);
  });

  test('nothing is said aloud while they go by themselves', () => {
    const { services } = show();
    plays(services.player, episode, 60);
    expect(screen.getByRole('status').textContent).toBe('');
  });

  test('the digest does not turn them until asked to, and then by its own chapters', async () => {
    const { services } = show();
    plays(services.player, digest.src, 10);
    expect(shown()).toBe('1 of 6: Overview');
    expect(isFollowing()).toBe(false);
    await userEvent.click(follow());
    expect(shown()).toBe('4 of 6: Chapter 1');
    plays(services.player, episode, 110);
    expect(shown()).toBe('5 of 6: Chapter 2');
  });

  test('the sound of something else does not turn them', () => {
    const { services } = show();
    plays(services.player, '/media-files/other.mp3', 60);
    expect(shown()).toBe('1 of 6: Overview');
  });

  test('where there is no sound there is nothing to follow', () => {
    show({ sounds: { episode: null, digest: null } });
    expect(screen.queryByRole('button', { name: 'Follow playback' })).toBeNull();
  });
});

describe('a target', () => {
  test('opens its card, and the playing leaves it there', () => {
    const { services } = show({ target: { card: 3 } });
    expect(shown()).toBe('5 of 6: Chapter 2');
    plays(services.player, '/media-files/fees.mp3', 60);
    expect(shown()).toBe('5 of 6: Chapter 2');
  });
  test('for a highlight opens it', () => {
    show({ target: { highlight: 0 } });
    expect(shown()).toBe('3 of 6: Highlight 1');
  });
  test('that comes later is granted too', () => {
    const { showCard } = show();
    showCard({ card: 1 });
    expect(shown()).toBe('2 of 6: Chapter 0');
  });
  test('for what is not there is passed over', () => {
    show({ target: { card: 40 } });
    expect(shown()).toBe('1 of 6: Overview');
  });
});

describe('the dots', () => {
  const dots = () => screen.queryAllByRole('button', { name: /^Card \d+:/ }).length;
  const ofCards = (count: number) =>
    buildSummary({
      items: Array.from({ length: count - 2 }, (_, index) => buildChapter(index)),
      highlights: [],
    });

  test.each([
    [1_440, 19, 19],
    [1_440, 20, 0],
    [390, 4, 4],
    [390, 5, 0],
  ])('at a width of %d with %d cards there are %d', (width, cards, expected) => {
    window.happyDOM.setViewport({ width });
    show({ summary: ofCards(cards) });
    expect(dots()).toBe(expected);
    expect(screen.queryByText(`1 of ${cards}`) !== null).toBe(expected === 0);
  });

  test('lead to their card', async () => {
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Card 5: Chapter 2' }));
    expect(shown()).toBe('5 of 6: Chapter 2');
  });
});

test('a link to a card can be copied', async () => {
  const { copies } = show({ target: { highlight: 0 } });
  const card = screen.getByRole('group', { name: '3 of 6: Highlight 1' });
  await userEvent.click(within(card).getByRole('button', { name: /^Copy link to this card/ }));
  expect(copies).toEqual([{ highlight: 0 }]);
});
