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

/** A hub that follows Linden and Ash, each with two candidates of its own; what was sent, as "path body". */
async function openHub() {
  const orgs = ['Linden', 'Ash'].map((name, at) => ({
    ...followed,
    id: idOf(0x310 + at),
    slug: name.toLowerCase(),
    name: `${name} Teachers`,
    new: 2,
  }));
  const ofOrg = (slug: string) =>
    [0.9, 0.4].map((value, at) =>
      buildCandidate({
        id: idOf((slug === 'ash' ? 0x330 : 0x320) + at),
        title: `${slug} ${value}`,
        status: 'New',
        value,
      }),
    );
  const sent: string[] = [];
  await standIn({
    ...session,
    'GET /v2/manage/hub/teachers': ok({
      uuid: idOf(0x300),
      slug: 'teachers',
      title: 'Teachers',
      org_slugs: orgs.map(({ slug }) => slug),
      followed_orgs: orgs,
    }),
    'GET /v2/manage/candidates': (url) => {
      const slug = url.searchParams.get('org_identifier') ?? '';
      const org = orgs.find((one) => one.slug === slug);
      return {
        body: {
          candidates: ofOrg(slug),
          organization_id: org?.id,
          organization_slug: slug,
          organization_name: org?.name,
          last_crawled: null,
          counts: { New: 2, Promoted: 4, Rejected: 0 },
          pagination: pagination(2),
        },
      };
    },
    'PUT /v2/manage/candidates': (url, _request, body) => {
      sent.push(`${url.pathname.replace('/v2/manage/candidates/', '')} ${body}`.trim());
      const ids = body === '' ? [] : JSON.parse(body).candidate_ids;
      return { body: { message: 'Done', candidate_ids: ids, already_decided: [] } };
    },
  });
  renderApp('/manage/hub/teachers');
  await screen.findByText('Linden Teachers');
  return sent;
}
const idsOf = (...ids: number[]): string => JSON.stringify({ candidate_ids: ids.map(idOf) });

test('each organization that the hub follows has its counts, and what waits is decided in its panel', async () => {
  const sent = await openHub();
  expect(screen.getAllByText(/4 approved.*2 new/)).toHaveLength(2);
  expect(screen.getByText('4 new candidates in 2 organizations')).toBeShown();
  await userEvent.click(screen.getByText('Linden Teachers'));
  await screen.findByText('linden 0.9');
  await userEvent.click(button('Approve “linden 0.9”'));
  await waitFor(() => expect(said()).toEqual(['Candidate approved successfully']));
  expect(sent).toEqual([`${idOf(0x320)}/approve`]);
});

test('what is worth it is approved across organizations together, and a key acts in one place', async () => {
  const sent = await openHub();
  await userEvent.click(button('Open all with new candidates'));
  await screen.findByText('ash 0.4');
  await screen.findByText('linden 0.9');
  await userEvent.click(button('Select all at 0.7 and above'));
  expect(screen.getByText('2 selected in 2 organizations')).toBeShown();
  await userEvent.click(button('Approve'));
  await waitFor(() => expect(said()).toEqual(['Successfully approved 2 candidate(s)']));
  await userEvent.keyboard('jjjr');
  await waitFor(() => expect(said()).toContain('Candidate rejected successfully'));
  expect(sent).toEqual([`approve ${idsOf(0x320, 0x330)}`, `${idOf(0x331)}/reject`]);
  await userEvent.click(screen.getByLabelText('Select all shown of Ash Teachers'));
  await userEvent.click(button('Reject'));
  await waitFor(() => expect(sent.at(-1)).toBe(`reject ${idsOf(0x330, 0x331)}`));
});
