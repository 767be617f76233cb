import { SourceError } from '../sources/source.errors.ts';

export const pictureUnknown = () =>
  new SourceError({
    code: 'source.picture.format',
    message: 'This picture can’t be shown. Use JPEG, PNG, WebP or GIF.',
  });

export const pictureUnreadable = (cause: unknown) =>
  new SourceError({
    code: 'source.picture.unreadable',
    message: 'The picture cannot be decoded: it is damaged, or cut off.',
    cause,
  });

export const pictureTooLarge = (maxPixels: number) =>
  new SourceError({
    code: 'source.picture.too-large',
    message: `The picture has more than ${maxPixels / 1_000_000} million pixels, the most that are decoded.`,
  });
