/** Runs work of one lane one after the other; what is in different lanes does not wait for each other. */
export type Lanes = { run: (lane: string, work: () => Promise<void>) => Promise<void> };

export function createLanes(): Lanes {
  const ends = new Map<string, Promise<void>>();
  return {
    async run(lane, work) {
      const done = (ends.get(lane) ?? Promise.resolve()).then(work);
      const end = done.catch(() => undefined);
      ends.set(lane, end);
      await end;
      if (ends.get(lane) === end) ends.delete(lane);
      return done;
    },
  };
}
