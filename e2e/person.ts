/** People of the journeys, brought in by the calls that the pages make. Their names are invented. */
import type { APIResponse, Page } from '@playwright/test';
import { letterTo } from './post.ts';
import type { World } from './world.ts';

export type Person = { email: string; first: string; last: string; password: string };

export const person = (name: string): Person => ({
  email: `${name.toLowerCase()}@fund.example`,
  first: name,
  last: 'Okonkwo-Reyes',
  password: `a long secret of ${name}`,
});

/** Calls as the product's own page does: with its origin, and the cookies of `page`. */
export const callAs = (page: Page, world: World, path: string, data?: object): Promise<APIResponse> =>
  page.request.post(`${world.url}/v2${path}`, { headers: { origin: world.url }, ...(data && { data }) });

/** Registers somebody whom the waitlist lets in, and gives the link of the mail. */
export async function register(admin: Page, world: World, someone: Person): Promise<string> {
  const { email, first: firstname, last: lastname, password } = someone;
  await callAs(admin, world, '/admin/waitlist/approve', { emails: [email] });
  await admin.request.fetch(`${world.url}/v2/auth/register`, {
    method: 'POST',
    headers: { origin: world.url },
    data: { email, firstname, lastname, password },
  });
  const letter = await letterTo(admin, email, 2);
  return letter.link;
}

/** Fills the page for signing in. */
export async function signIn(
  page: Page,
  { email, password }: Pick<Person, 'email' | 'password'>,
): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** A member, signed in on `page`. */
export async function becomeMember(
  page: Page,
  world: World,
  { admin, someone }: { admin: Page; someone: Person },
) {
  const link = await register(admin, world, someone);
  const token = new URL(link).pathname.split('/').at(-1) ?? '';
  await callAs(page, world, `/auth/verify_email/${token}`);
}
