import type { UserSession } from '@ecco/contract';
import type { Session } from '@ecco/store';
import { deviceInWords } from './device-words.ts';

export const presentUserSession = (session: Session, currentId: string | null): UserSession => ({
  id: session.id,
  device: deviceInWords(session.userAgent),
  address: session.ipAddress || null,
  created_at: session.createdAt.toISOString(),
  last_seen_at: session.lastSeenAt.toISOString(),
  expires_at: session.expiresAt.toISOString(),
  current: session.id === currentId,
});
