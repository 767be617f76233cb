/** Mail as a journey reads it: from the outbox, which keeps every mail of an installation without a mail server. */
import type { Page } from '@playwright/test';
import { z } from 'zod';
import { eventually } from './eventually.ts';

const Outbox = z.object({
  mails: z.array(z.object({ to: z.string(), subject: z.string(), text: z.string().nullable() })),
});
export type Letter = { subject: string; text: string; link: string };

/** Every mail to an address, newest first. */
export async function lettersTo(admin: Page, address: string): Promise<Letter[]> {
  const response = await admin.request.get('/v2/admin/outbox');
  const { mails } = Outbox.parse(await response.json());
  return mails
    .filter((mail) => mail.to === address)
    .map(({ subject, text }) => ({
      subject,
      text: text ?? '',
      link: /https?:\/\/\S+/.exec(text ?? '')?.[0] ?? '',
    }));
}

/** Waits until this many mails came to the address, and gives the newest. */
export function letterTo(admin: Page, address: string, count = 1): Promise<Letter> {
  return eventually(
    `mail ${count} to ${address}`,
    async () => {
      const letters = await lettersTo(admin, address);
      return letters.length >= count ? (letters[0] ?? null) : null;
    },
    20_000,
  );
}
