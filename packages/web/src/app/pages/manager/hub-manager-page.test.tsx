import { buildCandidate, buildSession, buildUser, idOf } from '@ecco/factories/answers';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { button, ok, pagination, said, session } from '../../../testing/admin-session.ts';
import { standIn } from '../../../testing/api-stand-in.ts';
import { renderApp } from '../../../testing/render.tsx';

const followed = {
  id: idOf(0x301),
  slug: 'linden',
  name: 'Linden Teachers',
  last_crawled_date: '2026-11-20T09:00:00Z',
  approved: 4,
  new: 1,
};

test('a member is told that it is for admins', async () => {
  await standIn({ 'GET /v2/session': ok(buildSession({ role: 'member', user_profile: buildUser() })) });
  renderApp('/manage/hub/teachers');
  expect(await screen.findByText('You must be logged in as an admin to manage hubs.')).toBeShown();
});

test('each organization that the hub follows has its counts, and what waits is decided in its panel', async () => {
  const candidate = buildCandidate({ title: 'On fees' });
  await standIn({
    ...session,
    'GET /v2/manage/hub/teachers': ok({
      uuid: idOf(0x300),
      slug: 'teachers',
      title: 'Teachers',
      org_slugs: ['linden'],
      followed_orgs: [followed],
    }),
    'GET /v2/manage/candidates': ok({
      candidates: [candidate],
      organization_id: followed.id,
      organization_slug: 'linden',
      organization_name: 'Linden Teachers',
      last_crawled: null,
      counts: { New: 1, Promoted: 4, Rejected: 0 },
      pagination: pagination(1),
    }),
    'PUT /v2/manage/candidates': ok({ message: 'Done', candidate_ids: [candidate.id], already_decided: [] }),
  });
  renderApp('/manage/hub/teachers');
  const panel = await screen.findByText('Linden Teachers');
  expect(screen.getByText(/4 approved.*1 new/)).toBeShown();
  await userEvent.click(panel);
  await screen.findByText('On fees');
  await userEvent.click(button('Approve “On fees”'));
  await waitFor(() => expect(said()).toEqual(['Candidate approved successfully']));
});
