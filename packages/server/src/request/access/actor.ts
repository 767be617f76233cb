/**
 * Who makes a request: a role, decided by the stored user behind the session or the API key, the client's network
 * address, and whether the installation keeps visitors at its door.
 */
import type { Role } from '@ecco/domain';
import type { FastifyRequest } from 'fastify';
export type Actor = {
  readonly role: Role;
  readonly address: string;
  /** Null for a visitor. */
  readonly userId: string | null;
  /** The session that carries the request; null for a visitor and for a program with a key. */
  readonly sessionId: string | null;
  /** The session was made to last longer with this request. */
  readonly sessionProlonged: boolean;
  /** A key stands in for the page: its calls need neither our origin nor the app token (D16, D17). */
  readonly byKey: boolean;
  /** With the waitlist on, visitors see single items and the pages that lead in, and nothing more (D3). */
  readonly waitlistOn: boolean;
};

export const anonymous = (address: string, waitlistOn: boolean): Actor => ({
  role: 'anonymous',
  address,
  userId: null,
  sessionId: null,
  sessionProlonged: false,
  byKey: false,
  waitlistOn,
});

/** Who makes a request, by its API key or else by its session cookie. */
export type ActorReader = {
  /** @throws RequestError 401 for a key that does not work: a program must not go on as a visitor unawares */
  actorOf: (request: FastifyRequest) => Promise<Actor>;
  /**
   * The same for a page, whose answer brings no cookie: the session lasts no longer for it, and the call that can say so
   * to the browser still finds it due.
   */
  readerOf: (request: FastifyRequest) => Promise<Actor>;
};
