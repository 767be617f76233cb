import { buildSession, buildUser } from '@ecco/factories/answers';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { type Reply, standIn } from '../../../testing/api-stand-in.ts';
import { renderApp } from '../../../testing/render.tsx';

const session = {
  'GET /v2/session': (): Reply => ({ body: buildSession({ role: 'member', user_profile: buildUser() }) }),
};
const guide = (body: string) => (): Reply => ({ body, type: 'text/markdown; charset=utf-8' });
const text = `# Errors

Read [paging](paging) or [the standard](https://spec.openapis.org/).

## Codes

| code | meaning |
|---|---|
| 401 | sign in |

## Example

\`\`\`sh
curl /v2/session
\`\`\`

<img src=x onerror="alert(1)"> <b>bold</b> [run](javascript:alert(1))
`;

describe('a guide', () => {
  test('is a page: headings with places, tables, code, and an outline', async () => {
    const tokens: unknown[] = [];
    await standIn({
      ...session,
      'GET /v2/api-docs/errors': (_url, request) => {
        tokens.push(request.headers['x-app-token']);
        return guide(text)();
      },
    });
    renderApp('/api-docs/errors');
    expect(await screen.findByRole('heading', { level: 1, name: 'Errors' })).toBeShown();
    expect(screen.getByRole('heading', { level: 2, name: 'Codes' }).id).toBe('codes');
    expect(screen.getByRole('cell', { name: 'sign in' })).toBeShown();
    const outline = within(await screen.findByRole('navigation', { name: 'On this page' }));
    expect(outline.getByRole('link', { name: 'Example' }).getAttribute('href')).toBe('#example');
    await userEvent.click(screen.getByRole('button', { name: 'Copy code' }));
    expect(await navigator.clipboard.readText()).toBe('curl /v2/session');
    expect(tokens).toEqual(['token']);
  });

  test('shows markup as text and follows nothing that would run', async () => {
    await standIn({ ...session, 'GET /v2/api-docs/errors': guide(text) });
    const { container } = renderApp('/api-docs/errors');
    await screen.findByRole('heading', { level: 1, name: 'Errors' });
    expect(container.querySelector('article img, article b')).toBeNull();
    expect(screen.queryByRole('link', { name: 'run' })).toBeNull();
    expect(screen.getByRole('link', { name: 'the standard' }).getAttribute('rel')).toContain('noopener');
  });

  test('leads to another one without leaving the page', async () => {
    await standIn({
      ...session,
      'GET /v2/api-docs/errors': guide(text),
      'GET /v2/api-docs/paging': guide('# Paging'),
    });
    const { router } = renderApp('/api-docs/errors');
    await userEvent.click(await screen.findByRole('link', { name: 'paging' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Paging' })).toBeShown();
    expect(router.state.location.pathname).toBe('/api-docs/paging');
  });

  test('that does not come says so and is asked for again', async () => {
    let reply: () => Reply = () => ({ status: 404, body: { message: 'No such guide.' } });
    await standIn({ ...session, 'GET /v2/api-docs/gone': () => reply() });
    renderApp('/api-docs/gone');
    expect(
      await screen.findByText(
        'Failed to load API documentation. The file might not exist or there was a server error.',
      ),
    ).toBeShown();
    // A page of the product in the place of a guide is none either.
    reply = () => ({ body: '<!doctype html>', type: 'text/html' });
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('alert')).toBeShown();
    reply = guide('# Here again');
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: 'Here again' })).toBeShown();
  });
});

test('the index shows what there is, beside the description for programs', async () => {
  const { asked } = await standIn({
    ...session,
    'GET /v2/api-docs': guide('# Developer guides\n\n- [Errors](/api-docs/errors)'),
  });
  renderApp('/developers');
  expect((await screen.findByRole('link', { name: 'Errors' })).getAttribute('href')).toBe('/api-docs/errors');
  expect(screen.getByRole('link', { name: 'OpenAPI description' }).getAttribute('href')).toBe(
    '/v2/openapi.json',
  );
  expect(asked).toContain('GET /v2/api-docs');
});

// Core specification, line 161: the index is open to visitors, the files are not.
test('the index is open to a visitor, who is asked to sign in for the guides', async () => {
  await standIn({
    'GET /v2/session': () => ({ body: buildSession() }),
    'GET /v2/api-docs': guide('# For developers'),
  });
  renderApp('/developers');
  expect(await screen.findByRole('heading', { level: 1, name: 'For developers' })).toBeShown();
  expect(
    screen.getByRole('link', { name: 'Sign in to read the guides and use the API' }).getAttribute('href'),
  ).toBe('/enter');
  expect(screen.queryByRole('link', { name: 'Gallery of pieces' })).toBeNull();
});
