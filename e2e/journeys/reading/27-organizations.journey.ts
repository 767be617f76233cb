import { expectAccessible, expectAccessibleInBothThemes } from '../../accessible.ts';
import { expect, test, waitForLibrary } from '../../journey.ts';
import { becomeMember, person } from '../../person.ts';

test.beforeEach(async ({ world }) => {
  await waitForLibrary(world.url, 9);
});

test('organizations are chosen by type, filtered, and lead to their pages', async ({ admin: page }) => {
  await page.goto('/home');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Organizations' }).click();
  await expect(page).toHaveURL(/\/org$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Organizations');

  await test.step('the type and the words stand in the address', async () => {
    const type = page.getByRole('combobox', { name: 'Organization Type' });
    await type.selectOption('US PENSION FUND');
    await page.getByRole('searchbox', { name: /^Search \d+ organizations$/ }).fill('teachers');
    await expect(page).toHaveURL(/\/org\?orgType=US_PENSION_FUND&q=teachers$/);
    await page.reload();
    await expect(page.getByRole('heading', { level: 3 })).toHaveCount(1);
  });

  await test.step('letters close and open with the keyboard', async () => {
    const letter = page.getByRole('button', { name: /^H: 1 organization$/ });
    await letter.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 3 })).toHaveCount(0);
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: /^Halvern Teachers/ }).click();
    await expect(page).toHaveURL(/\/org\/halvern-teachers-retirement-system$/);
  });
});

test('the page of a fund shows who leads it, when it meets and what it says', async ({ admin: page }) => {
  await page.goto('/organizations/halvern-teachers-retirement-system');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Halvern Teachers/);
  const facts = page.getByRole('main');
  await expect(facts.getByText('$28.7B').first()).toBeVisible();
  await expect(facts.getByText('96,000')).toBeVisible();

  await test.step('those who lead stand first', async () => {
    const board = page.getByRole('region', { name: 'Board' });
    await expect(board.getByRole('heading', { level: 4 }).first()).toHaveText('Beatrix Olandt');
  });

  await test.step('meetings to come have an agenda, those that were their sources', async () => {
    const meetings = page.getByRole('region', { name: 'Meetings' });
    await meetings.getByRole('button', { name: 'Upcoming' }).click();
    await meetings.getByRole('link').first().click();
    await expect(page).toHaveURL(/\/event\//);
    await expect(page.getByText('No sources found for this event.')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Agenda' }).getByRole('listitem').first()).toBeVisible();
    await expect(page.getByText(/ E[SD]T/).first()).toBeVisible();
    await expectAccessible(page);
    const file = await page.getByRole('link', { name: 'Add to calendar' }).getAttribute('href');
    const calendar = await page.request.get(file ?? '');
    expect(calendar.headers()['content-type']).toBe('text/calendar; charset=utf-8');
    expect(await calendar.text()).toContain('DESCRIPTION:1. ');
    await page
      .getByRole('navigation', { name: 'Where this page is' })
      .getByRole('link', { name: /^Halvern Teachers/ })
      .click();
    await expect(page).toHaveURL(/\/pension-funds\//);
  });

  await test.step('a calendar follows its meetings by a private link, until that is revoked', async () => {
    await page.getByRole('region', { name: 'Meetings' }).getByRole('button', { name: 'Subscribe' }).click();
    const dialog = page.getByRole('dialog', { name: 'Calendar subscription' });
    await dialog.getByRole('button', { name: 'Create link' }).click();
    await expect(dialog.getByRole('link', { name: 'Open in calendar app' })).toHaveAttribute(
      'href',
      /^webcal:/,
    );
    await expectAccessible(page);
    const link = new URL((await dialog.locator('code').textContent()) ?? '').pathname;
    const read = () => fetch(new URL(link, page.url()));
    expect(await (await read()).text()).toContain('BEGIN:VEVENT');
    await dialog.getByRole('button', { name: 'Revoke link' }).click();
    await expect(dialog.getByRole('button', { name: 'Create link' })).toBeVisible();
    expect((await read()).status).toBe(404);
    await dialog.getByRole('button', { name: 'Close' }).click();
  });

  await test.step('what it says is searched, with the words in the address', async () => {
    await page.getByRole('main').getByRole('button', { name: 'Search', exact: true }).first().click();
    const drawer = page.getByRole('dialog');
    const field = drawer.getByRole('combobox', { name: 'Search what is said' });
    await field.fill('private equity');
    await field.press('Enter');
    await expect(page).toHaveURL(/search=private\+equity/);
    await expect(drawer.getByRole('list', { name: 'Results' }).getByRole('listitem').first()).toBeVisible();
    await drawer.getByRole('button', { name: 'Close' }).first().click();
    await expect(page).not.toHaveURL(/search=/);
  });

  await test.step('a question is answered from it', async () => {
    const box = page.getByRole('textbox', { name: /^Ask about Halvern/ });
    await box.fill('What is the target for private equity?');
    await box.press('Enter');
    await expect(page).toHaveURL(/q=What/);
    await expect(
      page
        .getByRole('region', { name: /^Answer to/ })
        .getByRole('heading')
        .first(),
    ).toBeVisible();
  });

  await test.step('when the board meets next is answered by the meeting that is to come', async () => {
    const box = page.getByRole('textbox', { name: /^Ask about Halvern/ });
    await box.fill('When does the board meet next?');
    await box.press('Enter');
    const answer = page.getByRole('region', { name: 'Answer to “When does the board meet next?”' });
    const locator = answer.getByRole('region', { name: 'From the meeting calendar' });
    await expect(locator).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await locator.getByRole('link', { name: 'Regular Meeting of the Board of Trustees' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Regular Meeting of the Board of Trustees',
    );
  });
});

test('the funds are tuned, filtered by the map, and shown as a table', async ({ page, admin, world }) => {
  await becomeMember(page, world, { admin, someone: person('Ottilie') });
  await page.goto('/allocators');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Allocators');
  await expect(page.getByText(/pension funds in \d+ states? with/)).toBeVisible();

  await test.step('the federal fund stands first', async () => {
    const heads = page.getByRole('main').getByRole('button', { expanded: true });
    await expect(heads.filter({ hasText: 'Federal' })).toBeVisible();
  });

  await test.step('a state of the map filters the list', async () => {
    await page
      .getByRole('region', { name: 'Funds by state' })
      .getByRole('button', { name: /^OH, Ohio/ })
      .click();
    await expect(page.getByText(/^1 of \d+ pension funds$/)).toBeVisible();
  });

  await test.step('settings are saved to the account', async () => {
    await page.getByRole('button', { name: 'Settings' }).click();
    const drawer = page.getByRole('dialog', { name: 'Fine Tune Your Hub' });
    await expectAccessible(page);
    await drawer.getByRole('button', { name: 'ALL' }).first().click();
    await drawer.getByRole('button', { name: 'West', exact: true }).click();
    await drawer.getByRole('button', { name: 'Save Settings' }).click();
    await expect(page.getByText(/^2 of \d+ pension funds$/)).toBeVisible();
    await page.goto('/pension-funds');
    await expect(page.getByText(/^2 of \d+ pension funds$/)).toBeVisible();
  });

  await test.step('defaults come back', async () => {
    await page.getByRole('button', { name: 'Settings' }).click();
    const drawer = page.getByRole('dialog', { name: 'Fine Tune Your Hub' });
    await drawer.getByRole('button', { name: 'Reset to defaults' }).click();
    await drawer.getByRole('button', { name: 'Save Settings' }).click();
    await expect(page.getByRole('list', { name: 'Filters that are on' })).toHaveCount(0);
    await expect(page.getByRole('heading', { name: /^\d+ pension funds? with meetings/ })).toBeVisible();
  });

  await test.step('a table orders all of them', async () => {
    await page.getByRole('button', { name: 'Table' }).click();
    await page.getByRole('table').getByRole('button', { name: /AUM/ }).click();
    await expect(page).toHaveURL(/order=total_assets/);
    // What lies half under the bar is no target that is too small.
    await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded();
    await expectAccessible(page);
  });
});

test('the graph of an organization is walked by keys, and says the same in words', async ({
  admin: page,
}) => {
  await page.goto('/org/halvern-teachers-retirement-system');
  await page.getByRole('link', { name: 'Graph', exact: true }).click();
  const picture = page.getByRole('group', { name: /^Connections of Halvern Teachers/ });
  const chair = picture.getByRole('button', { name: /^Beatrix Olandt, Person/ });
  await expect(chair).toBeVisible();
  expect(await picture.getByRole('button').count()).toBeLessThanOrEqual(60);

  const details = page.getByRole('region', { name: 'Selected point' });
  await chair.focus();
  await expect(details.getByText(/^Board member · Chair · .*Source: Import/)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^(\d+ points? added|Nothing more is connected\.)$/)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(picture.locator(':focus')).toBeVisible();
  await expect(details.getByRole('heading', { level: 3 })).not.toHaveText('Beatrix Olandt');

  await page.getByRole('button', { name: 'List', exact: true }).click();
  const people = page.getByRole('region', { name: 'People' });
  await expect(people.getByText(/^Board member · Chair/).first()).toBeVisible();
  await page.getByRole('checkbox', { name: 'People' }).uncheck();
  await expect(people).toHaveCount(0);
  await expect(page).toHaveURL(/types=/);
});

test('a visitor is asked who they are', async ({ page }) => {
  for (const path of ['/org', '/allocators', '/org/halvern-teachers-retirement-system']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/enter\?next=/);
  }
});
