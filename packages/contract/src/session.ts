import { z } from 'zod';

export const Role = z.enum(['anonymous', 'member', 'admin']);
export type Role = z.infer<typeof Role>;

export const SessionInfo = z.object({
  role: Role,
  may_ingest: z.boolean(),
  may_retry: z.boolean(),
  /** Submissions left today for an anonymous visitor; null where there is no limit. */
  ingest_left: z.number().int().nullable(),
  brand: z.string(),
});
export type SessionInfo = z.infer<typeof SessionInfo>;
