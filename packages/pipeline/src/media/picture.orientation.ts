/** Four bytes for each pixel, row by row. */
export type Pixels = { width: number; height: number; rgba: Uint8Array };

/** What undoes each way in which a camera may have been held: sides exchanged, then mirrored across and up and down. */
const turns: Readonly<Record<number, readonly [swap: boolean, across: boolean, down: boolean]>> = {
  2: [false, true, false],
  3: [false, true, true],
  4: [false, false, true],
  5: [true, false, false],
  6: [true, true, false],
  7: [true, true, true],
  8: [true, false, true],
};

/** The picture as it is looked at, by the number of its description that says how the camera was held. */
export function upright({ width, height, rgba }: Pixels, orientation: number): Pixels {
  const turn = turns[orientation];
  if (turn === undefined) return { width, height, rgba };
  const [swap, across, down] = turn;
  const [toWidth, toHeight] = swap ? [height, width] : [width, height];
  const from = new Uint32Array(rgba.slice().buffer);
  const to = new Uint32Array(from.length);
  for (let y = 0; y < toHeight; y += 1) {
    for (let x = 0; x < toWidth; x += 1) {
      const fromX = across ? toWidth - 1 - x : x;
      const fromY = down ? toHeight - 1 - y : y;
      to[y * toWidth + x] = from[swap ? fromX * width + fromY : fromY * width + fromX] ?? 0;
    }
  }
  return { width: toWidth, height: toHeight, rgba: new Uint8Array(to.buffer) };
}
