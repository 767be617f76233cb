/** The administrator of every world. */
import { z } from 'zod';
import type { ServerProcess } from './server-process.ts';

export const adminPerson = {
  email: 'root@larkmeadow.example',
  first: 'Odile',
  last: 'Farthingale',
  password: 'larks over the meadow',
};

export const AdminCookie = z.object({ name: z.string(), value: z.string() });
export type AdminCookie = z.infer<typeof AdminCookie>;

/** Becomes the first admin by the one-time link, as the page behind it does; gives the cookie of the session. */
export async function claimAdmin({ url, setupUrl }: ServerProcess): Promise<AdminCookie> {
  const { email, first: firstname, last: lastname, password } = adminPerson;
  const answer = await fetch(`${url}/v2/session/claim`, {
    method: 'POST',
    headers: { origin: url, 'content-type': 'application/json' },
    body: JSON.stringify({
      token: new URL(setupUrl ?? url).searchParams.get('token'),
      email,
      firstname,
      lastname,
      password,
    }),
  });
  if (!answer.ok) throw new Error(`the first admin is refused: ${answer.status} ${await answer.text()}`);
  const [name, value] = answer.headers.getSetCookie()[0]?.split(';')[0]?.split('=') ?? [];
  return AdminCookie.parse({ name, value });
}
