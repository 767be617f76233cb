import { connect, createServer, type Socket } from 'node:net';

export type Line = {
  port: number;
  /** Ends every connection, and takes none until it is mended. */
  cut: () => void;
  /** Passes nothing on until it is mended; connections stay. */
  stall: () => void;
  mend: () => void;
  close: () => Promise<void>;
};

/** A line to a server on this machine that can be cut and stalled. */
export async function openLine(target: number): Promise<Line> {
  const pairs = new Set<Socket>();
  let isCut = false;
  let isStalled = false;
  const server = createServer((near) => {
    if (isCut) return void near.destroy();
    const far = connect(target, '127.0.0.1');
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      pairs.add(one);
      one.pipe(other);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        pairs.delete(one);
        other.destroy();
      });
      if (isStalled) one.pause();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    port: typeof address === 'object' ? (address?.port ?? 0) : 0,
    cut() {
      isCut = true;
      for (const socket of pairs) socket.destroy();
    },
    stall() {
      isStalled = true;
      for (const socket of pairs) socket.pause();
    },
    mend() {
      isCut = false;
      isStalled = false;
      for (const socket of pairs) socket.resume();
    },
    close: () => {
      for (const socket of pairs) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
