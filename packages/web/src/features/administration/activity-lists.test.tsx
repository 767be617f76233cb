import type { Feedback, Notification } from '@ecco/contract';
import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { renderComponent, renderLinked } from '../../testing/render.tsx';
import { FeedbackList } from './feedback-list.tsx';
import { NotificationList } from './notification-list.tsx';

const item = { uuid: 'u1', slug: 'fees', kind: 'episode', title: 'Why fees fell' } as const;
const aFeedback = (id: string, part: Partial<Feedback> = {}): Feedback => ({
  id,
  item,
  thumb: 'up',
  text: 'Just what I needed.',
  by: 'ines@fund.example',
  at: '2026-03-04T09:00:00Z',
  ...part,
});

describe('feedback', () => {
  const entries = async (...feedback: Feedback[]) => {
    renderLinked(<FeedbackList feedback={feedback} />);
    return (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);
  };

  test('says about what, by whom, and which way the thumb points', async () => {
    const [liked, disliked] = await entries(aFeedback('a'), aFeedback('b', { thumb: 'down', text: '' }));
    expect(liked).toMatch(/^Why fees fell.*Just what I needed\..*ines@fund\.example/);
    expect(disliked).not.toContain('Just what I needed.');
    expect([liked, disliked].map((words) => /Thumbs? (up|down)/i.exec(words ?? '')?.[1])).toEqual([
      'up',
      'down',
    ]);
  });

  test.each([
    ['episode', 'fees', '/ep/fees'],
    ['video', 'board', '/vid/board'],
    ['hologram', 'fees', '/conversation/fees'],
  ])('about one of kind %s leads to where it is found', async (kind, slug, path) => {
    await entries(aFeedback('a', { item: { ...item, kind, slug } as Feedback['item'] }));
    expect(screen.getByRole('link').getAttribute('href')).toBe(path);
  });

  test('about an item without a title names it by its address', async () => {
    await entries(aFeedback('a', { item: { ...item, title: '' } }));
    expect(screen.getByRole('link', { name: 'fees' })).toBeShown();
  });
});

describe('notifications', () => {
  const shown = (part: Partial<Notification>): string => {
    renderComponent(
      <NotificationList
        notifications={[
          {
            id: 'n1',
            message: 'A subject is missing: timber.',
            by: 'tom@fund.example',
            at: '2026-03-04T09:00:00Z',
            forwarding: 'forwarded',
            problem: null,
            ...part,
          },
        ]}
      />,
    );
    return screen.getByRole('listitem').textContent;
  };

  test('say what, by whom, and that they were forwarded', () => {
    expect(shown({})).toMatch(/A subject is missing: timber\..*tom@fund\.example.*Forwarded/);
  });

  test('that could not be forwarded say why', () => {
    expect(shown({ forwarding: 'failed', problem: 'The address answered 410.' })).toContain(
      'The address answered 410.',
    );
  });

  test('without an address to forward to are kept here', () => {
    expect(shown({ forwarding: 'kept' })).toContain('Kept here, not forwarded');
  });
});
