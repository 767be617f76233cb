/**
 * A picture written anew from its pixels, so that nothing else of it is left: no description, no place, no bytes behind
 * its end, nothing that is a picture to one program and a page to another.
 */
import { PhotonImage, resize, SamplingFilter } from '@silvia-odwyer/photon-node';
import { fileTypeFromBuffer } from 'file-type';
import { imageSize } from 'image-size';
import { pictureTooLarge, pictureUnknown, pictureUnreadable } from './picture.errors.ts';
import { type Pixels, upright } from './picture.orientation.ts';

export type RedrawnPicture = { bytes: Uint8Array; mime: 'image/jpeg' | 'image/png' };

/** What moves is drawn as it begins. */
const decoded: ReadonlySet<string> = new Set([
  'image/jpeg',
  'image/png',
  'image/apng',
  'image/webp',
  'image/gif',
]);
/** Five bytes for each are held while it is made smaller, twice over: a cover of 3,000 × 3,000 has nine millions. */
const maxPixels = 25_000_000;
/** Nothing shows one larger. */
const longestSide = 1_024;
const jpegQuality = 85;

type Head = { width: number; height: number; orientation: number };

/** What a picture says of its size, before anything of it is decoded. */
async function pictureHead(bytes: Uint8Array): Promise<Head> {
  const type = await fileTypeFromBuffer(bytes);
  if (type === undefined || !decoded.has(type.mime)) throw pictureUnknown();
  try {
    // A copy of its own: the reader looks beyond the end of bytes that lie in a larger buffer.
    const { width, height, orientation = 1 } = imageSize(new Uint8Array(bytes));
    return { width, height, orientation };
  } catch (error) {
    throw pictureUnreadable(error);
  }
}

function decode(bytes: Uint8Array): PhotonImage {
  try {
    return PhotonImage.new_from_byteslice(bytes);
  } catch (error) {
    throw pictureUnreadable(error);
  }
}

/** The pixels, made smaller where a side is longer than anything shows. */
function pixelsOf(bytes: Uint8Array): Pixels {
  const whole = decode(bytes);
  const [width, height] = [whole.get_width(), whole.get_height()];
  const scale = Math.min(1, longestSide / Math.max(width, height));
  const sideOf = (length: number): number => Math.max(1, Math.round(length * scale));
  const fitting = scale === 1 ? whole : resize(whole, sideOf(width), sideOf(height), SamplingFilter.Triangle);
  return { width: fitting.get_width(), height: fitting.get_height(), rgba: fitting.get_raw_pixels() };
}

const isOpaque = (rgba: Uint8Array): boolean => {
  for (let at = 3; at < rgba.length; at += 4) if (rgba[at] !== 255) return false;
  return true;
};

function encode({ width, height, rgba }: Pixels): RedrawnPicture {
  const image = new PhotonImage(rgba, width, height);
  const png = image.get_bytes();
  if (!isOpaque(rgba)) return { bytes: png, mime: 'image/png' };
  const jpeg = image.get_bytes_jpeg(jpegQuality);
  // A drawing of a few colors is smaller without loss.
  return jpeg.length < png.length ? { bytes: jpeg, mime: 'image/jpeg' } : { bytes: png, mime: 'image/png' };
}

/**
 * For a process of its own that ends with it: what the decoder takes is not given back.
 * @throws SourceError `source.picture.format`, `source.picture.unreadable`, `source.picture.too-large`
 */
export async function redrawPicture(bytes: Uint8Array): Promise<RedrawnPicture> {
  const { width, height, orientation } = await pictureHead(bytes);
  if (width * height > maxPixels) throw pictureTooLarge(maxPixels);
  return encode(upright(pixelsOf(bytes), orientation));
}
