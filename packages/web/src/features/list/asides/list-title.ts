import { limits } from '@ecco/contract';
import { truncate } from '../../../format/text.ts';
import { isMobile } from '../../../ui/page/is-mobile.ts';

/** The title of a list as rows show it; the list's own page has room for all of it. */
export const shortListTitle = (title: string): string =>
  truncate(title, isMobile() ? limits.playlistTitleMaxMobile : limits.playlistTitleMax);
