/** Places of networks, each of which may hold so many at a time. Held in the memory of the process: it guards that. */
export type NetworkPlaces = {
  hasRoom: (network: string) => boolean;
  enter: (network: string) => void;
  leave: (network: string) => void;
};

export function createNetworkPlaces(mostOfNetwork: number): NetworkPlaces {
  const held = new Map<string, number>();
  const heldBy = (network: string): number => held.get(network) ?? 0;
  return {
    hasRoom: (network) => heldBy(network) < mostOfNetwork,
    enter: (network) => void held.set(network, heldBy(network) + 1),
    leave(network) {
      const left = heldBy(network) - 1;
      if (left > 0) held.set(network, left);
      else held.delete(network);
    },
  };
}
