const dayMs = 86_400_000;

/** How long a session lasts without being used, in ms. */
export const sessionLifetimeMs = 90 * dayMs;
