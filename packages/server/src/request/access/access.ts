import type { GoogleSignIn } from '@ecco/contract';

/** Who gets in and as what, as the configuration says. */
export type Access = {
  readonly waitlistOn: boolean;
  /** Lower case; these become admin once verified. */
  readonly adminEmails: readonly string[];
  /** Lower-case e-mail domains whose people see these hubs (D4). */
  readonly healthHubDomains: readonly string[];
  readonly peHubDomains: readonly string[];
  /** What pages are told about Google; null where it is not configured. */
  readonly google: GoogleSignIn | null;
  readonly contactEmail: string | null;
};
