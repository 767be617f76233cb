import { expectAccessible } from '../accessible.ts';
import { eventually } from '../eventually.ts';
import { expect, readLibrary, test, waitForLibrary } from '../journey.ts';
import { openSmtpBox, type SmtpBox } from '../smtp-box.ts';

const organization = '/org/vesterlund-seafarers-pension';
let box: SmtpBox;
test.beforeAll(async () => {
  box = await openSmtpBox();
});
test.afterAll(() => box.close());
test.beforeEach(async ({ world }) => {
  await world.restart({ environment: { SMTP_URL: box.url, ALERTS_EVERY_SECONDS: '1' } });
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
    const found = await page.request.get(`/v2${organization}`);
    const { organization: fund } = await found.json();
    const connected = await page.request.post(`/v2/manage/org/${fund.uuid}/connections`, {
      data: { target_node_id: item?.uuid, edge_type: 'PRODUCES_MEDIA' },
      headers: { origin: world.url },
    });
    expect(connected.ok()).toBe(true);
    return eventually('a mail', async () => box.mails[0] ?? null, 60_000);
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
    await expectAccessible(page);
    await expectAccessible(page, 'dark');
    await page.getByRole('button', { name: 'Mark all as read' }).click();
    await expect(page.getByRole('link', { name: 'Alerts', exact: true }).first()).toBeVisible();
  });

  await test.step('its line leads to the item', async () => {
    const link = /https?:\/\/\S+\/(?:ep|vid|article|doc|earnings|event)\/\S+/.exec(mail.text)?.[0] ?? '';
    await page.goto(link);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
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
    await expectAccessible(page);
    await page.goto(`${organization}/changes?from=2020-01-01&to=2020-12-31`);
    await expect(page.getByText('Nothing changed in this time')).toBeVisible();
  });
});
