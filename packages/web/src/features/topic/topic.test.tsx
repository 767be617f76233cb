import type { Topic } from '@ecco/contract';
import { buildEntity } from '@ecco/factories/answers';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Track } from '../../player/track.ts';
import { renderComponent } from '../../testing/render.tsx';
import { EntityList } from './entity-list.tsx';
import { busiestPercent, heatOf } from './heat.ts';
import { TopicList } from './topic-list.tsx';

test('heat counts the mentions of each part against the busiest', () => {
  expect(heatOf([0, 0.1, 0.6], 2)).toEqual([1, 0.5]);
  expect(heatOf([1, -0.2, 1.7], 4)).toEqual([0.5, 0, 0, 1]);
  expect(heatOf([], 3)).toEqual([0, 0, 0]);
});

test('the busiest part is told by its middle', () => {
  expect(busiestPercent([0.61, 0.62, 0.1])).toBe(63);
});

const topics: Topic[] = Array.from({ length: 7 }, (_, at) => ({
  label: `topic ${at}`,
  weight: 1,
  mentions: 7 - at,
  places: [0.5],
}));

test('five topics at first, the rest behind a toggle, each a search inside', async () => {
  const matches: string[] = [];
  renderComponent(<TopicList topics={topics} playable={null} onFind={(label) => matches.push(label)} />);
  expect(screen.getAllByRole('listitem')).toHaveLength(5);
  await userEvent.click(screen.getByRole('button', { name: 'Show 2 more' }));
  expect(screen.getAllByRole('listitem')).toHaveLength(7);
  await userEvent.click(screen.getByRole('button', { name: 'Search for topic 6' }));
  expect(matches).toEqual(['topic 6']);
  expect(screen.getByRole('img', { name: /topic 0: 7 mentions, most of them around 53% of/ })).toBeShown();
});

test('the most named come first, and a short list has no toggle', () => {
  const named = (name: string, mentions: number) => buildEntity({ name, slug: name, mentions });
  renderComponent(<EntityList entities={[named('B', 1), named('A', 9)]} onFind={() => {}} />);
  expect(screen.getAllByRole('listitem').map((row) => row.textContent)).toEqual(['A 9', 'B 1']);
  expect(screen.queryByText(/Show/)).toBeNull();
});

const track: Track = {
  kind: 'audio',
  src: '/fees.mp3',
  duration: 120,
  chapters: [],
  uuid: 'fees',
  title: 'Fees',
  subtitle: null,
  image: null,
  path: '/ep/fees',
  content: 'episode',
  other: null,
};

test('the second that is heard is drawn in the rows of its own recording alone', () => {
  const { services, rerenderComponent } = renderComponent(
    <TopicList topics={topics} playable="/fees.mp3" onFind={() => {}} />,
  );
  const heads = () =>
    [...document.querySelectorAll('[data-play-head]')].map((head) => head.getAttribute('x1'));
  expect(heads()).toEqual([]);
  act(() => services.player.setState({ track: track, time: 30, duration: 120 }));
  expect(heads()).toEqual(['100', '100', '100', '100', '100']);
  rerenderComponent(<TopicList topics={topics} playable="/other.mp3" onFind={() => {}} />);
  expect(heads()).toEqual([]);
});
