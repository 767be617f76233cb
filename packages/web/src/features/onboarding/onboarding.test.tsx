import type { SessionInfo, Wizard } from '@ecco/contract';
import { buildPodcastPick, buildSession, buildUser, buildWizard } from '@ecco/factories/answers';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { sessionQuery } from '../../session/get-session.api.ts';
import { type Reply, standIn } from '../../testing/api-stand-in.ts';
import { renderApp } from '../../testing/render.tsx';

const saved = {
  message: 'Your playlist is ready.',
  list: { uuid: buildPodcastPick(90).uuid, title: 'Longevity daily', episodes: 12 },
  following: 3,
  needs: [] as string[],
  listens: false,
};
type Part = {
  wizard?: Wizard;
  session?: () => SessionInfo;
  save?: (body: unknown) => Reply;
  notify?: (body: unknown) => Reply;
  following?: Reply;
};

const member = (onboarded = false) =>
  buildSession({ role: 'member', user_profile: buildUser({ onboarded }) });

/** The API of the wizard: `saved` and `notified` are what was sent. */
async function serve({ wizard = buildWizard(), session = () => member(), ...part }: Part = {}) {
  const sent = { saved: [] as unknown[], notified: [] as unknown[] };
  const { asked } = await standIn({
    'GET /v2/session': () => ({ body: session() }),
    'GET /v2/get_wizard': () => ({ body: wizard }),
    'GET /v2/get_user_following_list': () => part.following ?? { body: { podcasts: [] } },
    'POST /v2/save_user_list': (_url, _request, text) => {
      const body: unknown = JSON.parse(text);
      sent.saved.push(body);
      return part.save?.(body) ?? { body: saved };
    },
    'POST /v2/notify': (_url, _request, text) => {
      const body: unknown = JSON.parse(text);
      sent.notified.push(body);
      return part.notify?.(body) ?? { body: { message: 'Kept.' } };
    },
  });
  return { asked, sent };
}

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const tick = async (name: string) => userEvent.click(await screen.findByRole('checkbox', { name }));
const next = () => press('Next');
const stepOf = ({ router }: ReturnType<typeof renderApp>) =>
  new URLSearchParams(router.state.location.searchStr).get('step');
const plain = buildWizard({ survey: [], quotes: [] });

describe('the way through', () => {
  test('from the first step to the saved list, every step in the address', async () => {
    let onboarded = false;
    const { sent } = await serve({
      session: () => member(onboarded),
      save: () => {
        onboarded = true;
        return { body: saved };
      },
    });
    const app = renderApp('/onboarding/longevity');
    await heading('Live long');
    expect(screen.getByRole('progressbar', { name: 'Step 1 of 7' })).toBeShown();
    await next();
    await heading('What it is for');
    expect(screen.getByText('Ten minutes a day.')).toBeShown();
    await next();
    await heading('What do you want to reach?');
    expect(stepOf(app)).toBe('goals');
    await tick('Sleep better');
    await tick('Move more');
    await next();
    await heading('What would you like to hear about?');
    await tick('Label of heart');
    await next();
    await heading('Great Picks!');
    await tick('Second of heart');
    await next();
    await heading('Podcasts to begin with');
    await tick('Show 3');
    await next();
    await heading('All Set!');
    expect(stepOf(app)).toBe('review');
    expect(screen.getByText('Sleep better, Move more')).toBeShown();
    expect(await screen.findByText('Your playlist is ready.')).toBeShown();
    expect(screen.getByText('“Longevity daily” has 12 episodes.')).toBeShown();
    expect(screen.getByText('You follow 3 podcasts.')).toBeShown();
    expect(screen.getByRole('link', { name: 'Go to the library' }).getAttribute('href')).toBe('/home');
    expect(sent.saved).toEqual([
      {
        scheme: 'longevity',
        survey: { longevity_goals: ['sleep', 'move'] },
        categories: ['heart'],
        tags: ['heart-b'],
        podcasts: [buildPodcastPick(3).uuid],
      },
    ]);
    expect(localStorage.getItem('onboarding')).toBeNull();
    await waitFor(() =>
      expect(app.services.queries.getQueryData(sessionQuery.queryKey)).toMatchObject({
        user_profile: { onboarded: true },
      }),
    );
  });

  test('the scheme comes from the query before the path', async () => {
    const { asked } = await serve();
    renderApp('/onboarding/history?ad=sports');
    await heading('Live long');
    expect(asked.some((line) => line.includes('get_wizard?scheme=sports'))).toBe(true);
  });

  test('a step takes the focus to its heading; Back and the browser lead back', async () => {
    await serve({ wizard: plain });
    const app = renderApp('/onboarding?ad=longevity');
    await heading('Live long');
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
    await next();
    expect(document.activeElement).toBe(await heading('What would you like to hear about?'));
    expect(app.router.state.location.href).toBe('/onboarding?ad=longevity&step=categories');
    app.router.history.back();
    expect(document.activeElement).toBe(await heading('Live long'));
    app.router.history.forward();
    await heading('What would you like to hear about?');
    await press('Back');
    await heading('Live long');
  });

  test('a step whose needs are not met leads to the first one that is missing', async () => {
    await serve();
    const app = renderApp('/onboarding?step=review');
    await heading('What do you want to reach?');
    await waitFor(() => expect(stepOf(app)).toBe('goals'));
  });

  test('a reload stays at the step with everything chosen', async () => {
    await serve();
    const first = renderApp('/onboarding?step=goals');
    await tick('Move more');
    await next();
    await tick('Label of heart');
    await next();
    await tick('First of heart');
    first.unmount();
    renderApp('/onboarding?step=tags');
    await heading('Great Picks!');
    expect(screen.getByRole('checkbox', { name: 'First of heart', checked: true })).toBeShown();
  });
});

test('a required question disables Next until it is answered', async () => {
  await serve();
  renderApp('/onboarding?step=goals');
  await heading('What do you want to reach?');
  const button = screen.getByRole('button', { name: 'Next' });
  expect(button).toHaveProperty('disabled', true);
  await tick('Sleep better');
  expect(button).toHaveProperty('disabled', false);
  await tick('Sleep better');
  expect(button).toHaveProperty('disabled', true);
});

describe('categories', () => {
  test('without one Next says so and stays, and nothing lies over the step or holds anybody in it', async () => {
    await serve({ wizard: plain });
    const { router } = renderApp('/onboarding?step=categories');
    await heading('What would you like to hear about?');
    await next();
    const none = 'Please choose at least one category to seed your playlists';
    expect((await screen.findByRole('alert')).textContent).toContain(none);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await tick('Label of heart');
    expect(screen.queryByText(none, { exact: false })).toBeNull();
    await tick('Label of heart');
    await userEvent.click(await screen.findByRole('link', { name: 'Skip for now' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/home'));
  });

  test('secondary ones are folded away until they are asked for', async () => {
    await serve({ wizard: plain });
    renderApp('/onboarding?step=categories');
    const more = await screen.findByRole('button', { name: 'Show More Categories', expanded: false });
    expect(screen.queryByRole('checkbox', { name: 'Label of sleep' })).toBeNull();
    await userEvent.click(more);
    await tick('Label of sleep');
    expect(screen.getByText('1 subject chosen')).toBeShown();
  });

  test('a label has at most 50 characters', async () => {
    const wizard = buildWizard({ survey: [] });
    const [first] = wizard.categories;
    if (first) first.label = 'x'.repeat(60);
    await serve({ wizard });
    renderApp('/onboarding?step=categories');
    expect(await screen.findByRole('checkbox', { name: `${'x'.repeat(49)}…` })).toBeShown();
  });

  test('choosing one again forgets what was picked in it', async () => {
    await serve({ wizard: plain });
    renderApp('/onboarding?step=categories');
    await tick('Label of heart');
    await next();
    await tick('First of heart');
    await press('Back');
    await tick('Label of heart');
    await tick('Label of heart');
    await next();
    expect(await screen.findByRole('checkbox', { name: 'First of heart', checked: false })).toBeShown();
  });
});

describe('a subject that is missing', () => {
  const ask = async (subject: string) => {
    renderApp('/onboarding?step=categories');
    await press('+ Request New Subject');
    const field = await screen.findByRole('textbox', { name: 'Which subject is missing?' });
    if (subject !== '') await userEvent.type(field, subject);
  };

  test('is told to the people who run this, with thanks', async () => {
    const { sent } = await serve({ wizard: plain });
    await ask('  Ceramics ');
    await userEvent.keyboard('{Enter}');
    expect(
      await screen.findByRole('alertdialog', {
        name: "Thanks for letting us know. We'll get to work on that!",
      }),
    ).toBeShown();
    expect(sent.notified).toEqual([{ msg: 'Subject asked for in onboarding (longevity): Ceramics' }]);
  });

  test.each([
    ['empty', '   ', 'Send'],
    ['cancelled', 'Ceramics', 'Cancel'],
  ])('is ignored when %s', async (_case, subject, button) => {
    const { asked } = await serve({ wizard: plain });
    await ask(subject);
    await press(button);
    await waitFor(() => expect(screen.queryByRole('textbox', { name: /subject/ })).toBeNull());
    expect(asked.some((line) => line.startsWith('POST'))).toBe(false);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  test('stays typed when it could not be sent', async () => {
    await serve({ wizard: plain, notify: () => ({ status: 500, body: { message: 'Down.' } }) });
    await ask('Ceramics');
    await press('Send');
    expect((await screen.findByRole('alert')).textContent).toContain('could not be sent');
    expect(screen.getByRole('textbox', { name: 'Which subject is missing?' })).toHaveProperty(
      'value',
      'Ceramics',
    );
  });
});

describe('podcasts', () => {
  const upTo = async (...categories: string[]) => {
    const app = renderApp('/onboarding?step=categories');
    for (const name of categories) await tick(`Label of ${name}`);
    await next();
    await heading('Great Picks!');
    await next();
    return app;
  };

  test('those of the chosen categories as they were drawn, the same after a reload', async () => {
    const wizard = buildWizard({ survey: [] });
    const { asked } = await serve({
      wizard,
      following: {
        body: { podcasts: [{ uuid: buildPodcastPick(2).uuid, slug: 's', name: 'Show 2', image_url: null }] },
      },
    });
    const app = await upTo('heart');
    const shown = () => screen.getAllByRole('checkbox').map((box) => box.getAttribute('aria-labelledby'));
    await screen.findByRole('checkbox', { name: 'Show 1' });
    expect(shown()).toHaveLength(4);
    expect(await screen.findByText('2 episodes · You follow this')).toBeShown();
    await tick('Show 2');
    app.unmount();
    wizard.categories[0]?.podcasts.splice(0, 4, buildPodcastPick(7));
    renderApp('/onboarding?step=podcasts');
    expect(await screen.findByRole('checkbox', { name: 'Show 2', checked: true })).toBeShown();
    expect(screen.queryByRole('checkbox', { name: 'Show 7' })).toBeNull();
    expect(asked.filter((line) => line.includes('get_wizard'))).toHaveLength(2);
  });

  test('a library without any says so, and one may go on', async () => {
    const { sent } = await serve({ wizard: plain });
    renderApp('/onboarding?step=categories');
    await press('Show More Categories');
    await tick('Label of sleep');
    await next();
    expect(await screen.findByText('There is nothing to narrow down here.')).toBeShown();
    await next();
    expect(await screen.findByRole('heading', { name: 'The library has nothing for this yet' })).toBeShown();
    await next();
    expect(await screen.findByText('Your playlist is ready.')).toBeShown();
    expect(sent.saved).toMatchObject([{ categories: ['sleep'], podcasts: [] }]);
  });
});

describe('saving', () => {
  const toReview = async () => {
    renderApp('/onboarding?step=categories');
    await tick('Label of food');
    for (const title of ['Great Picks!', 'Podcasts to begin with', 'All Set!']) {
      await next();
      await heading(title);
    }
  };

  test('what follows from the answers is said, and where it can be changed', async () => {
    await serve({
      wizard: plain,
      save: () => ({ body: { ...saved, needs: ['Sleep', 'Strength, balance'], listens: true } }),
    });
    await toReview();
    expect(await screen.findByText(/became your need-to-knows: Sleep, Strength, balance\./)).toBeShown();
    expect(screen.getByText(/begins with what you can listen to/)).toBeShown();
    expect(screen.getByRole('link', { name: 'Change them' }).getAttribute('href')).toBe(
      '/profile#need-to-knows',
    );
  });

  test('a failure keeps everything, and Retry saves it', async () => {
    let broken = true;
    const { sent } = await serve({
      wizard: plain,
      save: () => (broken ? { status: 503, body: { message: 'Busy.' } } : { body: saved }),
    });
    await toReview();
    const failure = await screen.findByRole('alert');
    expect(failure.textContent).toContain('Busy.');
    expect(localStorage.getItem('onboarding')).toContain('food');
    broken = false;
    await press('Retry');
    expect(await screen.findByText('Your playlist is ready.')).toBeShown();
    expect(document.activeElement).toBe(await heading('All Set!'));
    expect(sent.saved).toHaveLength(2);
    expect(sent.saved[1]).toEqual(sent.saved[0]);
  });

  test('after a failure one may go back, change something and save that', async () => {
    let broken = true;
    const { sent } = await serve({
      wizard: plain,
      save: () => (broken ? { status: 503, body: { message: 'Busy.' } } : { body: saved }),
    });
    await toReview();
    await screen.findByRole('alert');
    broken = false;
    await press('Back');
    await tick('Show 5');
    await next();
    expect(await screen.findByText('Your playlist is ready.')).toBeShown();
    expect(sent.saved).toMatchObject([{ podcasts: [] }, { podcasts: [buildPodcastPick(5).uuid] }]);
  });

  test('going back from what was saved begins anew', async () => {
    await serve({ wizard: plain });
    const app = renderApp('/onboarding?step=categories');
    await tick('Label of food');
    await next();
    await heading('Great Picks!');
    await next();
    await heading('Podcasts to begin with');
    await next();
    await screen.findByText('Your playlist is ready.');
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
    app.router.history.back();
    await heading('What would you like to hear about?');
    expect(screen.getByRole('checkbox', { name: 'Label of food', checked: false })).toBeShown();
  });
});

test('a wizard that does not load says so and is loaded again', async () => {
  let broken = true;
  await standIn({
    'GET /v2/session': () => ({ body: member() }),
    'GET /v2/get_wizard': () =>
      broken ? { status: 503, body: { message: 'Busy.' } } : { body: buildWizard() },
  });
  renderApp('/onboarding');
  expect((await screen.findByRole('alert')).textContent).toContain('Busy.');
  broken = false;
  await press('Retry');
  await heading('Live long');
});
