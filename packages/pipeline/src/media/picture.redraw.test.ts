import { PhotonImage } from '@silvia-odwyer/photon-node';
import { imageSize } from 'image-size';
import { describe, expect, it } from 'vitest';
import { described, flatPng, gif, picturesOf, pngOf } from '../testing/picture.fixture.ts';
import { redrawPicture } from './picture.redraw.ts';

const size = { width: 40, height: 20 };
const red = [255, 0, 0, 255] as const;
const blue = [0, 0, 255, 255] as const;
/** Red on the left and blue on the right. */
const twoColors = picturesOf(size, (x) => (x < 20 ? red : blue));
const secret = 'made at 51.5 N 0.1 W';
const page = Buffer.from('<html><script>alert(1)</script>PK\u0003\u0004');

/** The color at a place, in eighths of red and of blue. */
function colorAt(bytes: Uint8Array, x: number, y: number): string {
  const image = PhotonImage.new_from_byteslice(bytes);
  const [r = 0, , b = 0, alpha = 0] = image.get_raw_pixels().slice((y * image.get_width() + x) * 4);
  if (alpha === 0) return 'nothing';
  return r > b ? 'red' : 'blue';
}

describe('a picture', () => {
  it.each([
    ['JPEG', described(twoColors.jpeg, 1, secret)],
    ['PNG', flatPng(size, secret)],
    ['WebP', twoColors.webp],
    ['GIF', gif],
  ])('is written anew, and nothing but its pixels is kept: %s', async (_format, bytes) => {
    const { bytes: redrawn, mime } = await redrawPicture(Buffer.concat([bytes, page, Buffer.from(secret)]));
    expect(mime).toMatch(/^image\/(?:jpeg|png)$/);
    const text = Buffer.from(redrawn).toString('latin1');
    expect(text).not.toContain('script');
    expect(text).not.toContain('51.5');
    const { width, height } = imageSize(bytes);
    expect(imageSize(redrawn)).toMatchObject({ width, height });
  });

  it('looks as it did', async () => {
    for (const bytes of Object.values(twoColors)) {
      const { bytes: redrawn } = await redrawPicture(bytes);
      expect([colorAt(redrawn, 5, 10), colorAt(redrawn, 35, 10)]).toEqual(['red', 'blue']);
    }
  });

  it('stands upright, whose description said how the camera was held', async () => {
    const { bytes } = await redrawPicture(described(twoColors.jpeg, 6, secret));
    expect(imageSize(bytes)).toMatchObject({ width: 20, height: 40 });
    expect([colorAt(bytes, 10, 5), colorAt(bytes, 10, 35)]).toEqual(['red', 'blue']);
  });

  it('keeps what is transparent', async () => {
    const { png } = picturesOf(size, (x) => (x < 20 ? [0, 0, 0, 0] : blue));
    const { bytes, mime } = await redrawPicture(png);
    expect([mime, colorAt(bytes, 5, 10), colorAt(bytes, 35, 10)]).toEqual(['image/png', 'nothing', 'blue']);
  });

  it('is made as small as anything shows it', async () => {
    const { bytes } = await redrawPicture(flatPng({ width: 3_000, height: 1_500 }));
    expect(imageSize(bytes)).toMatchObject({ width: 1_024, height: 512 });
  });

  it('is a picture still where it is a line', async () => {
    const { bytes } = await redrawPicture(flatPng({ width: 20_000, height: 1 }));
    expect(imageSize(bytes)).toMatchObject({ width: 1_024, height: 1 });
  });
});

describe('what is refused', () => {
  it.each([
    ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['an AVIF', Buffer.from('\0\0\0\x1cftypavif\0\0\0\0avifmif1miaf', 'latin1')],
    ['a page', page],
    ['nothing', Buffer.alloc(0)],
  ])('is %s, by its format', async (_what, bytes) => {
    await expect(redrawPicture(bytes)).rejects.toMatchObject({ code: 'source.picture.format' });
  });

  it.each([
    ['a JPEG that is cut off in its head', twoColors.jpeg.subarray(0, 40)],
    ['a PNG that is cut off', twoColors.png.subarray(0, 60)],
    ['a PNG that holds less than it says', pngOf(size, Buffer.from('x'))],
    ['a GIF of its name alone', Buffer.from('GIF89a')],
  ])('is %s, as damaged', async (_what, bytes) => {
    await expect(redrawPicture(bytes)).rejects.toMatchObject({ code: 'source.picture.unreadable' });
  });

  it('is what has more pixels than are decoded, before one of them is', async () => {
    const { arrayBuffers } = process.memoryUsage();
    const bomb = pngOf({ width: 60_000, height: 60_000 }, Buffer.alloc(100));
    await expect(redrawPicture(bomb)).rejects.toMatchObject({ code: 'source.picture.too-large' });
    expect(process.memoryUsage().arrayBuffers - arrayBuffers).toBeLessThan(50_000_000);
  });
});
