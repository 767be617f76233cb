import { RateLimiterMemory } from 'rate-limiter-flexible';
import { createNetworkPlaces, type NetworkPlaces } from '../../request/limit/network-places.ts';

const minute = 60;

/** What the socket may be asked; a page of 500 items joins, asks and leaves with 1,500 messages. */
export const socketLimits = {
  /** Messages of any kind in a minute. */
  messagesOfSocket: 2_000,
  messagesOfNetwork: 20_000,
  /** Sockets that one network may have open at a time: a whole office behind one address, and the load we promise. */
  socketsOfNetwork: 1_200,
  /** Rooms that one page may be in at a time: a library page of many items being processed, and no more. */
  roomsOfSocket: 500,
} as const;

/** Those that the budget is made of. */
export type SocketLimits = Readonly<Record<Exclude<keyof typeof socketLimits, 'roomsOfSocket'>, number>>;

export type SocketBudget = NetworkPlaces & {
  /** Takes one message; false when the socket or its network has sent too many. */
  take: (socket: string, network: string) => Promise<boolean>;
};

/** Held in the memory of the process: it guards the process. */
export function createSocketBudget(limits: SocketLimits): SocketBudget {
  const ofSocket = new RateLimiterMemory({ points: limits.messagesOfSocket, duration: minute });
  const ofNetwork = new RateLimiterMemory({ points: limits.messagesOfNetwork, duration: minute });
  return {
    take: (socket, network) =>
      Promise.all([ofSocket.consume(socket), ofNetwork.consume(network)]).then(
        () => true,
        () => false,
      ),
    ...createNetworkPlaces(limits.socketsOfNetwork),
  };
}
