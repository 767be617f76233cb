import type { Config } from '../config/config.ts';
import type { Access } from '../request/access/access.ts';

/** The part of the configuration that says who gets in. */
export function accessOf({ access, product }: Config): Access {
  const { waitlistMode, adminEmails, healthHubDomains, peHubDomains, googleClientId, googleScriptUrl } =
    access;
  return {
    waitlistOn: waitlistMode,
    adminEmails,
    healthHubDomains,
    peHubDomains,
    google: googleClientId === null ? null : { client_id: googleClientId, script_url: googleScriptUrl },
    contactEmail: product.contactEmail,
  };
}
