/** Pictures as they come from outside, made byte by byte where a library would not make them so. */
import { crc32, deflateSync } from 'node:zlib';
import { PhotonImage } from '@silvia-odwyer/photon-node';

type Rgba = readonly [red: number, green: number, blue: number, alpha: number];
type Size = { width: number; height: number };

function chunk(name: string, data: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}

/** A PNG that says to have a size, holds `packed` and says something of itself. */
export function pngOf({ width, height }: Size, packed: Uint8Array, words = ''): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 6], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('tEXt', Buffer.from(`Comment\0${words}`, 'latin1')),
    chunk('IDAT', packed),
    chunk('IEND', new Uint8Array()),
  ]);
}

function pixelsOf({ width, height }: Size, colorAt: (x: number, y: number) => Rgba): Uint8Array {
  const pixels = new Uint8Array(width * height * 4);
  for (let at = 0; at < width * height; at += 1)
    pixels.set(colorAt(at % width, Math.floor(at / width)), at * 4);
  return pixels;
}

type PictureFiles = Record<'jpeg' | 'png' | 'webp', Buffer>;

/** A picture in three formats, by the color of each place. */
export function picturesOf(size: Size, colorAt: (x: number, y: number) => Rgba): PictureFiles {
  const image = new PhotonImage(pixelsOf(size, colorAt), size.width, size.height);
  const [jpeg, png, webp] = [image.get_bytes_jpeg(95), image.get_bytes(), image.get_bytes_webp()];
  return { jpeg: Buffer.from(jpeg), png: Buffer.from(png), webp: Buffer.from(webp) };
}

/** A PNG of one color, packed as small as it goes. */
export const flatPng = (size: Size, words = ''): Buffer =>
  pngOf(size, deflateSync(Buffer.alloc((size.width * 4 + 1) * size.height)), words);

/** A JPEG with a description in front: how the camera was held, and words. */
export function described(jpeg: Buffer, orientation: number, words: string): Buffer {
  const note = Buffer.from(words, 'latin1');
  const tiff = Buffer.alloc(26);
  tiff.write('MM\0*', 'latin1');
  tiff.writeUInt32BE(8, 4);
  tiff.writeUInt16BE(1, 8);
  // Orientation, as one short number.
  tiff.writeUInt16BE(0x01_12, 10);
  tiff.writeUInt16BE(3, 12);
  tiff.writeUInt32BE(1, 14);
  tiff.writeUInt16BE(orientation, 18);
  const body = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff, note]);
  const head = Buffer.from([0xff, 0xd8, 0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(body.length + 2, 4);
  return Buffer.concat([head, body, jpeg.subarray(2)]);
}

/** A GIF of one red pixel. */
export const gif = Buffer.from('R0lGODlhAQABAIAAAP8AAP///yH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==', 'base64');
