import type { Config } from '../config/config.ts';
import type { Sender } from './mail-server.ts';

/** Who mails come from: what is configured, else the contact address, else a mailbox at the product's own host. */
export function senderOf({ mail, product, server }: Config, productName: string): string | Sender {
  if (mail.mailFrom !== null) return mail.mailFrom;
  const host = server.publicUrl === null ? 'localhost' : new URL(server.publicUrl).hostname;
  return { name: productName, address: product.contactEmail ?? `ecco@${host}` };
}
