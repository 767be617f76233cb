import {
  buildInsightEvent,
  buildInsightRow,
  buildOrganizationInsights,
  buildSession,
} from '@ecco/factories/answers';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { ok, session } from '../../testing/admin-session.ts';
import { standIn } from '../../testing/api-stand-in.ts';
import { renderLinked } from '../../testing/render.tsx';
import { InsightDialog } from './insight-dialog.tsx';

const event = buildInsightEvent();
const row = buildInsightRow(1, { mention_count: 7 });
const cell = { of: buildOrganizationInsights('Fund A', { rows: [row] }), row };

/** Quotes of a cell, as who is signed in sees them; gives the themes that were sent. */
async function open(signedIn = session): Promise<unknown[]> {
  const sent: unknown[] = [];
  await standIn({
    ...signedIn,
    'GET /v2/org/': ok([event]),
    'PUT /v2/content/': (_url, _request, body) => {
      const theme = JSON.parse(body);
      sent.push(theme);
      return { body: { ...theme, before: { theme_id: 1 } } };
    },
  });
  renderLinked(<InsightDialog cell={cell} window="1m" onClose={() => undefined} />);
  return sent;
}
const opener = (theme: string) => screen.findByRole('button', { name: `Theme: ${theme}. Change it` });

test('whoever keeps the library takes a claim from its theme by keyboard, and takes that back at its place', async () => {
  const sent = await open();
  (await opener('Fundraising & LP Relations')).focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(await screen.findAllByRole('menuitem')).toHaveLength(7);
  await userEvent.keyboard('{End}{Enter}');
  expect(await screen.findByText(/No longer under a theme\./)).toBeShown();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await opener('Fundraising & LP Relations');
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  expect(sent).toEqual([{ theme_id: null }, { theme_id: 1 }]);
});

test('a claim is moved to another theme by a press', async () => {
  const sent = await open();
  await userEvent.click(await opener('Fundraising & LP Relations'));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Market Conditions' }));
  expect(await screen.findByText(/Now under Market Conditions\./)).toBeShown();
  await waitFor(() => expect(sent).toEqual([{ theme_id: 5 }]));
});

test('members read the quotes and change nothing', async () => {
  await open({ 'GET /v2/session': ok(buildSession({ role: 'member' })) });
  await screen.findByText('Meeting');
  expect(screen.queryByRole('button', { name: /^Theme:/ })).toBeNull();
});
