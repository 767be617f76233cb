import { expectAccessible, expectAccessibleInBothThemes } from '../../accessible.ts';
import { eventually } from '../../eventually.ts';
import { expect, readLibrary, test, waitForLibrary } from '../../journey.ts';
import { openSmtpBox, type SmtpBox } from '../../smtp-box.ts';

const organization = '/org/vesterlund-seafarers-pension';
let box: SmtpBox | undefined;
test.use({
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads from the pattern what a fixture needs
  environment: async ({}, use) => {
    box ??= await openSmtpBox();
    await use({ SMTP_URL: box.url, ALERTS_EVERY_SECONDS: '1' });
  },
});
test.afterAll(() => box?.close());
test.beforeEach(async ({ world }) => {
  await waitForLibrary(world.url, 9);
});

test('what is new about a fund is mailed with its reason, leads to its place, and stops by one click', async ({
  admin: page,
  browser,
  world,
}) => {
  await test.step('a fund is followed from its page', async () => {
    await page.goto(organization);
    await page.getByRole('button', { name: /^Get alerts about/ }).click();
    await page.getByRole('menuitem', { name: 'As it happens' }).click();
    await expect(page.getByRole('button', { name: /^Alerts: As it happens, about / })).toBeVisible();
  });

  const [item] = await readLibrary(world.url);
  const title = item?.title ?? '';
  const mail = await test.step('something of it arrives and is mailed', async () => {
    const apiResponse = await page.request.get(`/v2${organization}`);
    const { organization: fund } = await apiResponse.json();
    const connected = await page.request.post(`/v2/manage/org/${fund.uuid}/connections`, {
      data: { target_node_id: item?.uuid, edge_type: 'PRODUCES_MEDIA' },
      headers: { origin: world.url },
    });
    expect(connected.ok()).toBe(true);
    return eventually('a mail', async () => box?.mails[0] ?? null, 60_000);
  });
  expect(mail.text).toContain(`* ${title}`);
  expect(mail.text).toContain('New from ');
  expect(mail.headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');

  await test.step('the bell counts it, and its page tells the same', async () => {
    await page.goto('/home');
    await page.getByRole('link', { name: 'Alerts, 1 unread' }).click();
    await expect(page).toHaveURL(/\/alerts$/);
    await expect(
      page.getByRole('region', { name: 'Inbox' }).getByRole('link', { name: title }),
    ).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await page.getByRole('button', { name: 'Mark all as read' }).click();
    await expect(page.getByRole('link', { name: 'Alerts', exact: true }).first()).toBeVisible();
  });

  await test.step('opened on a telephone, in the light or in the dark, its line leads to the item', async () => {
    const letter = await page.context().newPage();
    await letter.setViewportSize({ width: 360, height: 740 });
    await letter.setContent(mail.html);
    const line = letter.getByRole('link', { name: title, exact: true });
    await expect(line).toBeVisible();
    expect(await letter.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await expectAccessible(letter);
    await letter.emulateMedia({ colorScheme: 'dark' });
    await expectAccessible(letter, 'colors');
    const opening = letter.waitForEvent('popup');
    await line.click();
    const opened = await opening;
    await expect(opened.getByRole('heading', { level: 1 })).toContainText(title);
    await opened.close();
    await letter.close();
  });

  await test.step('a mail program stops it by one click, without a session', async () => {
    const url = /<([^>]+)>/.exec(mail.headers.get('list-unsubscribe') ?? '')?.[1] ?? '';
    const clicked = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect(clicked.status).toBe(200);
    await page.goto('/alerts');
    await expect(page.getByRole('checkbox', { name: /^Email:/ })).not.toBeChecked();
    await expect(page.getByRole('checkbox', { name: /^In Ecco:/ })).toBeChecked();
  });

  await test.step('who has the link of the mail sees that it is stopped, and may not do more', async () => {
    const visitor = await browser.newContext({ baseURL: world.url });
    const stranger = await visitor.newPage();
    await stranger.goto(/https?:\/\/\S+\/unsubscribe\/\S+/.exec(mail.text)?.[0] ?? '');
    await expect(stranger.getByRole('heading', { name: 'Emails stopped' })).toBeVisible();
    await expectAccessible(stranger);
    await visitor.close();
  });

  await test.step('what changed lies between any two days', async () => {
    await page.goto(`${organization}/changes`);
    const items = page.getByRole('region', { name: 'New items' });
    await expect(items.getByRole('link', { name: title })).toBeVisible();
    await page.goto(`${organization}/changes?from=2020-01-01&to=2020-12-31`);
    await expect(page.getByText('Nothing changed in this time')).toBeVisible();
  });
});

test('hubs, people, shows and saved searches are told of too, all of it on one page', async ({
  admin: page,
  world,
}) => {
  const post = async (path: string, data: object) =>
    (await page.request.post(`/v2${path}`, { data, headers: { origin: world.url } })).json();
  const hub = await post('/episode_list', {
    title: 'Seafarers',
    org_slugs: ['vesterlund-seafarers-pension'],
  });
  await post('/saved_searches', { name: 'Fees', query: 'fees', tab: 'transcripts' });
  await page.goto(`/watch/${hub.uuid}`);
  await page.getByRole('dialog').getByRole('button', { name: 'Let’s go' }).click();
  const things = [
    { path: `/watch/${hub.uuid}`, name: 'Seafarers', kind: 'Watchlist' },
    { path: '/people/beatrix-olandt', name: 'Beatrix Olandt', kind: 'Person' },
    { path: '/pod/quorum-and-carry', name: 'Quorum and Carry', kind: 'Show' },
    { path: '/profile', name: 'Fees', kind: 'Saved search' },
  ];
  for (const { path, name } of things) {
    await page.goto(path);
    await page.getByRole('button', { name: `Get alerts about ${name}` }).click();
    await page.getByRole('menuitem', { name: 'Weekly' }).click();
    await expect(page.getByRole('button', { name: `Alerts: Weekly, about ${name}` })).toBeVisible();
  }

  await page.goto('/alerts');
  const following = page.getByRole('region', { name: 'What you follow' });
  for (const { name, kind } of things) await expect(following.getByText(`${name}${kind}`)).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await following.getByRole('combobox', { name: 'How often: Seafarers' }).selectOption('Daily');
  const delivery = page.getByRole('region', { name: 'Delivery' });
  await expect(delivery.getByText(/^Next: Daily/)).toBeVisible();

  await test.step('a time zone that there is not is refused, and one that there is moves the next digest', async () => {
    const zone = delivery.getByRole('textbox', { name: 'Time zone' });
    await zone.fill('Europe/Atlantis');
    await delivery.getByRole('button', { name: 'Save' }).click();
    await expect(delivery.getByText(/time zone/i).last()).toBeVisible();
    await expect(zone).toHaveAttribute('aria-invalid', 'true');
    await zone.fill('asia/tokyo');
    await delivery.getByRole('button', { name: 'Save' }).click();
    await expect(zone).toHaveValue('Asia/Tokyo');
  });

  await test.step('the next digest is previewed, and each of them is stopped', async () => {
    await delivery.getByRole('button', { name: 'Preview the next email' }).click();
    await expect(delivery.getByText('Nothing new so far, so no email would be sent.')).toBeVisible();
    for (const { name } of things) {
      await following.getByRole('button', { name: `Stop alerts: ${name}` }).click();
      await expect(following.getByRole('link', { name, exact: true })).toBeHidden();
    }
  });
});
