import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useLog } from '../../events/events.context.ts';
import { copyLink } from '../../ui/copy-text.ts';
import type { ItemDesk } from './use-item-desk.ts';

/** Copies the link to a line, with its stable id. */
export function useCopyPlace({ item, jumps }: ItemDesk): (line: number, segment: string | null) => void {
  const { t } = useTranslation();
  const log = useLog();
  const { hrefOf } = jumps;
  return useCallback(
    (line, segment) => {
      log({ event: 'copy_link', slug: item.slug, 'button-src': 'line', idx: line });
      void copyLink(t, hrefOf({ line, segment }));
    },
    [t, log, item.slug, hrefOf],
  );
}
