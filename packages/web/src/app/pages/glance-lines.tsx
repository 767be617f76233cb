import { limits, type OneLiner, pathOf } from '@ecco/contract';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { placeHref } from '../../format/place-href.ts';
import { shownSpeaker } from '../../format/speaker.ts';
import { cardTitle, quoted, truncate } from '../../format/text.ts';
import { citedPlace } from '../../ui/citation/cited-place.ts';
import { placeLabel } from '../../ui/citation/place-label.ts';
import { DatedLines } from '../../ui/list/dated-lines.tsx';

function lineOf(t: TFunction, { text, verbatim, speaker, citations: [citation], date, item }: OneLiner) {
  const shown = truncate(text, limits.summaryExcerpt);
  return {
    key: item.uuid,
    date,
    text: verbatim ? quoted(shown) : shown,
    of: cardTitle(item.title),
    at: citation ? placeLabel(t, citedPlace(citation)) : null,
    speaker: shownSpeaker(speaker?.name ?? null),
    href: citation ? placeHref(citation) : pathOf(item),
  };
}

/** What the newest items come to: each with who says it, and the way to the line that proves it. */
export function GlanceLines({ lines }: { lines: readonly OneLiner[] }) {
  const { t } = useTranslation();
  return <DatedLines lines={lines.map((line) => lineOf(t, line))} />;
}
