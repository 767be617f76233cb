import { buildAnswer, buildQuestionAsked, idOf } from '@ecco/factories/answers';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { ok, pagination, session } from '../../../testing/admin-session.ts';
import { standIn } from '../../../testing/api-stand-in.ts';
import { renderApp } from '../../../testing/render.tsx';

const lacking = buildQuestionAsked({ id: idOf(2), query: 'Who won?', found: false, told: null, times: 4 });
const judgedAnswer = buildQuestionAsked({
  scope: { kind: 'item', id: idOf(1), title: 'Why fees fell' },
  approved: 2,
  rejected: 1,
  judged_by: 'ines@fund.example',
  judged_at: '2026-03-06T09:00:00Z',
});
const row = (name: RegExp) => within(screen.getByRole('row', { name }));

test('questions stand with what was told, how often, of what, and what people said of it', async () => {
  await standIn({
    ...session,
    'GET /v2/admin/questions': ok({ questions: [judgedAnswer, lacking], pagination: pagination(2) }),
  });
  renderApp('/admin/questions');
  expect(await screen.findByText('2 questions')).toBeShown();
  const first = row(/^Why did the fees fall/);
  expect(first.getByRole('link').getAttribute('href')).toBe(`/answer/${judgedAnswer.id}`);
  expect(first.getByText('Answer 3 of the fund.')).toBeShown();
  expect(first.getByText('Why fees fell')).toBeShown();
  expect(first.getByText('2 approved · 1 rejected · last by ines@fund.example, Mar 6, 2026')).toBeShown();
  const second = row(/^Who won/);
  expect(second.getByText('No answer')).toBeShown();
  expect(second.getByText('4')).toBeShown();
  expect(second.getByText('Library')).toBeShown();
});

test('a rejected answer is removed for everybody, and that is undone, where it is listed', async () => {
  const judged: unknown[] = [];
  await standIn({
    ...session,
    'GET /v2/admin/questions': () => {
      const decision = judged.at(-1) === 'rejected' ? ('removed' as const) : null;
      return { body: { questions: [{ ...judgedAnswer, decision }], pagination: pagination(1) } };
    },
    'PUT /v2/answers/': (_url, _request, sent) => {
      judged.push(JSON.parse(sent).verdict);
      return { body: { answer: buildAnswer() } };
    },
  });
  renderApp('/admin/questions?show=rejected');
  await userEvent.click(await screen.findByRole('button', { name: /^Remove for everyone/ }));
  expect(await screen.findByText('Removed for everyone')).toBeShown();
  await userEvent.click(screen.getByRole('button', { name: /^Undo the decision/ }));
  expect(await screen.findByRole('button', { name: /^Approve for everyone/ })).toBeShown();
  expect(judged).toEqual(['rejected', null]);
});

test('they are filtered, searched and ordered by the server, in the address', async () => {
  const { asked } = await standIn({
    ...session,
    'GET /v2/admin/questions': ok({ questions: [lacking], pagination: pagination(1) }),
  });
  const { router } = renderApp('/admin/questions');
  const filters = within(await screen.findByRole('navigation', { name: 'Which questions' }));
  await userEvent.click(filters.getByRole('link', { name: 'Unanswered' }));
  expect(await screen.findByText('What people look for but the library lacks.')).toBeShown();
  await userEvent.click(await screen.findByRole('button', { name: 'Times asked' }));
  await waitFor(() => expect(router.state.location.href).toBe('/admin/questions?show=unanswered&sort=times'));
  await waitFor(() =>
    expect(asked.at(-1)).toBe('GET /v2/admin/questions?filter=unanswered&page=1&sort=times'),
  );
});

test.each([
  ['all', 'No questions yet'],
  ['unanswered', 'Every question was answered'],
  ['approved', 'No answer has been approved yet'],
  ['rejected', 'No answer has been rejected'],
])('where there are none, the list of %s says so', async (show, title) => {
  await standIn({
    ...session,
    'GET /v2/admin/questions': ok({ questions: [], pagination: pagination(0, 1, 0) }),
  });
  renderApp(`/admin/questions?show=${show}`);
  expect(await screen.findByText(title)).toBeShown();
});
