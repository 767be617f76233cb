/** Where somebody signs in from. */
export type Device = {
  /** Network address. */
  address: string;
  userAgent: string | null;
  /** The session that the request came with; signing in ends it. */
  sessionToken: string | null;
};
