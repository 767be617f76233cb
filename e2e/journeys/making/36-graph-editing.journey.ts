import type { Page } from '@playwright/test';
import { expectAccessibleInBothThemes } from '../../accessible.ts';
import { expect, test } from '../../journey.ts';

/** Makes an organization with one of its people, by the calls that the manager makes. */
async function makeOrganization(page: Page, name: string, person: { name: string; title: string }) {
  await page.goto('/');
  const headers = { origin: new URL(page.url()).origin };
  const slug = name.toLowerCase().replaceAll(' ', '-');
  const data = { name, slug, org_type: 'PENSION_FUND', state: 'NY' };
  expect((await page.request.post('/v2/manage/org', { data, headers })).status()).toBe(200);
  const path = `/v2/admin/org_builder/${slug}/entity`;
  expect((await page.request.post(path, { data: person, headers })).status()).toBe(200);
}

test('an admin adds a meeting by hand, changes it, deletes it and takes that back', async ({
  admin: page,
}) => {
  await makeOrganization(page, 'Larkmeadow Fund', { name: 'Odalys Fenwick', title: 'Trustee' });
  await page.goto('/manage/org/larkmeadow-fund?tab=meeting');
  await page.getByRole('button', { name: 'Add meeting' }).click();
  const form = page.getByRole('dialog', { name: 'Add a meeting' });
  await form.getByRole('button', { name: 'Add meeting' }).click();
  await expect(form.getByText('A meeting needs a title.')).toBeVisible();
  await form.getByLabel('Title').fill('Investment committee');
  await form.getByLabel('Date').fill('2027-03-04');
  await form.getByLabel('Time', { exact: true }).fill('09:30');
  await expect(form.getByLabel('Time zone')).toHaveValue('America/New_York');
  await form.getByLabel('Place').fill('Hall 2');
  await form.getByLabel('Link').fill('larkmeadow.example/live');
  await form.getByLabel('Agenda').fill('Call to order\nPrivate credit');
  await expectAccessibleInBothThemes(page);
  await form.getByRole('button', { name: 'Add meeting' }).click();
  await expect(page.getByText('Meeting added successfully')).toBeVisible();

  await test.step('its page shows what was typed', async () => {
    await page.getByRole('link', { name: 'Investment committee' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Investment committee' })).toBeVisible();
    await expect(page.getByText('9:30 AM EST')).toBeVisible();
    await expect(page.getByText('Private credit')).toBeVisible();
    const link = page.getByRole('link', { name: 'Meeting page' });
    await expect(link).toHaveAttribute('href', 'https://larkmeadow.example/live');
    await page.goBack();
  });

  await page.getByRole('button', { name: 'Edit Investment committee' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit meeting' });
  await expect(edit.getByLabel('Time', { exact: true })).toHaveValue('09:30');
  await edit.getByLabel('Title').fill('Investment committee, special');
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Meeting updated successfully')).toBeVisible();
  await page.getByRole('button', { name: 'Edit Investment committee, special' }).click();
  await page.getByRole('button', { name: 'Delete meeting' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No meeting connections found')).toBeVisible();
  await page.getByRole('button', { name: /^Undo: / }).click();
  await expect(page.getByRole('link', { name: 'Investment committee, special' })).toBeVisible();
});

test('a person gets other names and another title, and two organizations become one', async ({
  admin: page,
}) => {
  await makeOrganization(page, 'Rushwick Trust', { name: 'Ansel Marsh', title: 'Trustee' });
  await page.goto('/people/ansel-marsh');
  // It stands beside the way to the manager, which it moves when it comes.
  await expect(page.getByRole('button', { name: 'Get alerts about Ansel Marsh' })).toBeVisible();
  await page.getByRole('link', { name: 'Manage' }).click();
  await page.getByLabel('Also known as').fill('A. Marsh');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Person updated successfully')).toBeVisible();
  await page.getByRole('button', { name: 'Edit the connection to Rushwick Trust' }).click();
  const place = page.getByRole('dialog');
  await place.getByLabel('Title').fill('Chair');
  await place.getByLabel('Since').fill('2020-01-31');
  await expectAccessibleInBothThemes(page);
  await place.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('cell', { name: 'Chair' })).toBeVisible();

  await page.goto('/manage/org/larkmeadow-fund');
  await page.getByRole('button', { name: 'Merge', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Merge Larkmeadow Fund' });
  await dialog.getByRole('combobox', { name: 'Organization' }).fill('rushwick');
  await dialog.getByRole('option', { name: /Rushwick Trust/ }).click();
  await expect(dialog.getByRole('listitem')).toHaveText(['1 connection', '1 other name']);
  await expectAccessibleInBothThemes(page);
  await dialog.getByRole('button', { name: 'Merge' }).click();
  await expect(page.getByText('Rushwick Trust was merged into Larkmeadow Fund.')).toBeVisible();
  await expect(page.getByLabel('Also known as')).toHaveValue('Rushwick Trust');

  await test.step('links of the other lead there, and the log tells of it in words and undoes it', async () => {
    await page.goto('/org/rushwick-trust');
    await expect(page).toHaveURL(/\/org\/larkmeadow-fund$/);
    await expect(page.getByRole('link', { name: 'Ansel Marsh' })).toBeVisible();
    await page.goto('/admin/audit');
    await expect(page.getByText('Merged two pages')).toBeVisible();
    await expect(page.getByText('Changed a connection of an organization')).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await page.getByRole('button', { name: 'Undo “Merged two pages”: Larkmeadow Fund' }).click();
    await expect(page.getByText('The change was undone.')).toBeVisible();
    await page.goto('/org/rushwick-trust');
    await expect(page.getByRole('heading', { level: 1, name: 'Rushwick Trust' })).toBeVisible();
  });
});
