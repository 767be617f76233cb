import { buildItem, buildSession, buildUser } from '@ecco/factories/answers';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { AllNear } from '../../../testing/all-near.ts';
import { standIn } from '../../../testing/api-stand-in.ts';
import { renderApp } from '../../../testing/render.tsx';

const invitation = () => screen.queryByRole('region', { name: 'Follow what they say next' });

async function read(session = buildSession()): Promise<void> {
  const item = buildItem();
  await standIn({
    'GET /v2/session': () => ({ body: session }),
    'POST /v2/': () => ({ body: { message: 'Noted.' } }),
    'GET /v2/content/': (url) =>
      url.pathname.endsWith('/transcript')
        ? { body: { segments: item.content, from: 0, total: item.content_total } }
        : { body: { item, show: null } },
  });
  renderApp('/ep/fees');
}

describe('whoever has read an item', () => {
  beforeEach(() => void vi.stubGlobal('IntersectionObserver', AllNear));

  test('is asked in below it as a visitor, by a door that leads back', async () => {
    await read();
    const door = await screen.findByRole('link', { name: 'Sign in or join' });
    expect(door.getAttribute('href')).toBe('/enter?next=%2Fep%2Ffees');
    expect(invitation()).toBeShown();
  });

  test('is not asked where they are in already', async () => {
    await read(buildSession({ role: 'member', user_profile: buildUser() }));
    expect(await screen.findByRole('region', { name: 'Your feedback' })).toBeShown();
    expect(invitation()).toBeNull();
  });
});
