import { buildAnswer, buildOrganization, buildSession, buildUser } from '@ecco/factories/answers';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Reply, standIn } from '../../../testing/api-stand-in.ts';
import { renderApp } from '../../../testing/render.tsx';

const ok = (body: unknown) => (): Reply => ({ body });

/** The elements that were brought into view, by their names; the page of these tests has no view of its own. */
let shown: string[];
beforeEach(() => {
  shown = [];
  HTMLElement.prototype.scrollIntoView = function note(this: HTMLElement) {
    shown.push(this.id);
  };
});
afterEach(() => {
  Reflect.deleteProperty(HTMLElement.prototype, 'scrollIntoView');
});

async function open(path: string) {
  await standIn({
    'GET /v2/session': ok(buildSession({ role: 'member', user_profile: buildUser() })),
    'GET /v2/org/ask': ok({ answer: buildAnswer() }),
    'GET /v2/org/': ok({ organization: buildOrganization({ name: 'Linden Teachers' }) }),
  });
  const app = renderApp(path);
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Ask / });
  return { ...app, field };
}

describe('a question to an organization', () => {
  test('that the address asks is brought into view', async () => {
    const { field } = await open('/org/linden?q=Who%20is%20the%20consultant%3F');
    expect(field.value).toBe('Who is the consultant?');
    expect(shown).toContain('search');
  });

  test('leaves the page at its top where none is asked', async () => {
    await open('/org/linden');
    expect(shown).not.toContain('search');
  });

  test('stands in the history, so that Back leads to the one before it', async () => {
    const { field, router } = await open('/org/linden');
    await userEvent.type(field, 'Who is the consultant?{Enter}');
    await waitFor(() => expect(router.state.location.search).toEqual({ q: 'Who is the consultant?' }));
    await userEvent.clear(field);
    await userEvent.type(field, 'Who chairs the board?{Enter}');
    await waitFor(() => expect(router.state.location.search).toEqual({ q: 'Who chairs the board?' }));
    router.history.back();
    await waitFor(() => expect(field.value).toBe('Who is the consultant?'));
    expect(router.state.location.pathname).toBe('/org/linden');
  });
});
