import { buildInsightsGrid, buildList, buildOrganizationInsights } from '@ecco/factories/answers';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { follows, heading, open, user } from '../../../testing/hub.ts';

beforeEach(() => sessionStorage.clear());

describe('the wizard', () => {
  const openWizard = async () => {
    await heading();
    await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
    return within(await screen.findByRole('dialog', { name: 'Edit Ferries' }));
  };

  test('chooses, and saves what is chosen with the revision it was read at', async () => {
    const { asked, hub } = await open(
      { revision: 7 },
      {
        'PUT /v2/episode_list/': () => ({ body: buildList({ title: 'Ferries', ...follows }) }),
      },
    );
    const dialog = await openWizard();
    await userEvent.click(await dialog.findByRole('checkbox', { name: /Linden Capital/ }));
    expect(dialog.getByText('2 chosen')).toBeShown();
    expect(await dialog.findByText(/312 items · 14 meetings last month/)).toBeShown();
    await userEvent.click(dialog.getByRole('button', { name: 'View Watch List' }));
    await waitFor(() =>
      expect(asked.some((line) => line.startsWith(`PUT /v2/episode_list/${hub.uuid}`))).toBe(true),
    );
  });

  test('takes with Enter what the arrows reached, and begins the next words in an empty field', async () => {
    await open({ revision: 7 });
    const dialog = await openWizard();
    const words = dialog.getByRole<HTMLInputElement>('searchbox');
    await dialog.findByRole('checkbox', { name: /Linden Capital/ });
    await userEvent.type(words, 'lind');
    await waitFor(() => expect(dialog.getByRole('region').getAttribute('aria-busy')).toBe('false'));
    const options = dialog.getAllByRole('checkbox');
    const at = options.findIndex((option) =>
      option.closest('label')?.textContent?.includes('Linden Capital'),
    );
    await userEvent.keyboard(`${'{ArrowDown}'.repeat(at + 1)}{Enter}`);
    expect(dialog.getByRole('button', { name: 'Remove Linden Capital, Inc.' })).toBeShown();
    expect(words.value).toBe('');
    expect(document.activeElement).toBe(words);
  });

  test('keeps what is chosen when the browser goes back, until it is saved or begun again', async () => {
    const { unmount } = await open({ revision: 7 });
    const first = await openWizard();
    await userEvent.click(await first.findByRole('checkbox', { name: /Linden Capital/ }));
    unmount();
    const { unmount: leave } = await open({ revision: 7 });
    const second = await openWizard();
    expect(second.getByText('2 chosen')).toBeShown();
    expect(second.getByText(/Your unsaved choices are still here/)).toBeShown();
    await userEvent.click(second.getByRole('button', { name: 'Start over' }));
    expect(second.getByText('1 chosen')).toBeShown();
    leave();
    await open({ revision: 7 });
    expect((await openWizard()).queryByText(/unsaved choices/)).toBeNull();
  });

  test('has what is computed of the list read anew once it follows something else', async () => {
    const grid = buildInsightsGrid([buildOrganizationInsights('Cobble')]);
    const changed = buildList({ title: 'Ferries', owner_id: user.uuid, ...follows, show_insights: true });
    const { asked } = await open(
      { show_insights: true },
      {
        'GET /v2/insights': () => ({ body: grid }),
        'PUT /v2/episode_list/': () => ({ body: changed }),
      },
    );
    const timesAsked = () => asked.filter((line) => line.startsWith('GET /v2/insights')).length;
    const dialog = await openWizard();
    await waitFor(() => expect(timesAsked()).toBe(1));
    await userEvent.click(await dialog.findByRole('checkbox', { name: /Linden Capital/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'View Watch List' }));
    await waitFor(() => expect(timesAsked()).toBe(2));
  });

  test('cannot save without a name or without a choice', async () => {
    await open({});
    const dialog = await openWizard();
    const view = dialog.getByRole('button', { name: 'View Watch List' });
    const name = dialog.getByRole('textbox', { name: /List name/ });
    expect(name.getAttribute('placeholder')).toBe('e.g. Energy and Renewables');
    await userEvent.click(dialog.getByRole('button', { name: 'Remove Cobble Teachers' }));
    expect(view).toHaveProperty('disabled', true);
    await userEvent.click(await dialog.findByRole('checkbox', { name: /Linden Capital/ }));
    await userEvent.clear(name);
    await userEvent.tab();
    expect(dialog.getByText('The list needs a name')).toBeShown();
    expect(view).toHaveProperty('disabled', true);
  });

  test('puts both edits together where somebody else was first, and says so', async () => {
    let reads = 0;
    const theirs = { ...follows, revision: 2, title: 'Ferries' };
    const ada = { id: 'p1', slug: 'ada', name: 'Ada Reeve' };
    await open(
      { uuid: 'f3b1f0c5-0000-4000-8000-0000000000c1' },
      {
        'GET /v2/episode_list/f3b1f0c5-0000-4000-8000-0000000000c1': () => {
          reads += 1;
          return {
            body: buildList({
              ...theirs,
              uuid: 'f3b1f0c5-0000-4000-8000-0000000000c1',
              owner_id: user.uuid,
              followed_people: reads > 1 ? [ada] : [],
            }),
          };
        },
        'PUT /v2/episode_list/': () => ({
          status: 409,
          body: { message: 'Someone else changed this list.', code: 'list.edited' },
        }),
      },
    );
    const dialog = await openWizard();
    await userEvent.click(await dialog.findByRole('checkbox', { name: /Linden Capital/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'View Watch List' }));
    expect((await dialog.findByRole('alert')).textContent).toContain('Someone else changed this watchlist');
    for (const name of ['Cobble Teachers', 'Linden Capital, Inc.', 'Ada Reeve'])
      expect(dialog.getByRole('button', { name: `Remove ${name}` })).toBeShown();
  });
});
