import { definePart } from '../changes/noun.ts';
import { createShownPictures } from './picture.repository.ts';

export const shownPictures = definePart({
  repository: createShownPictures,
  access: { isPictureShown: 'reads' },
});
