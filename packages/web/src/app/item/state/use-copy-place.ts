import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useLog } from '../../../events/events.context.ts';
import type { LinkedPlace } from '../../../format/place-href.ts';
import { copyLink } from '../../../ui/overlay/copy-text.ts';
import { chapterHref } from './deep-link.ts';
import type { ItemPageState } from './use-item-page-state.ts';

export type CopiedPlace = Pick<LinkedPlace, 'line' | 'segment'> | { chapter: number };

/** Copies the link to a line, with its stable id, or to a chapter. */
export function useCopyPlace({ item, path, jumps }: ItemPageState): (place: CopiedPlace) => void {
  const { t } = useTranslation();
  const log = useLog();
  const { hrefOf } = jumps;
  return useCallback(
    (place) => {
      const [source, idx] =
        'chapter' in place ? (['chapter', place.chapter] as const) : (['line', place.line] as const);
      log({ event: 'copy_link', slug: item.slug, 'button-src': source, idx });
      void copyLink(t, 'chapter' in place ? chapterHref(path, place.chapter) : hrefOf(place));
    },
    [t, log, item.slug, path, hrefOf],
  );
}
