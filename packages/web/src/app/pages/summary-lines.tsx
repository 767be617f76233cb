import { limits, type MainPoint, type OneLiner, pathOf } from '@ecco/contract';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { placeHref } from '../../format/place-href.ts';
import { shownSpeaker } from '../../format/speaker.ts';
import { cardTitle, quoted, truncate } from '../../format/text.ts';
import { citedPlace, placeLabel } from '../../ui/citation/place.ts';
import { DatedLines } from '../../ui/list/dated-lines.tsx';

/** A sentence that an item comes to, with who says it and the place that proves it; `elsewhere` leads to what it is from. */
export function pointLine(
  t: TFunction,
  { text, verbatim, speaker, citations: [citation] }: MainPoint,
  elsewhere: string,
) {
  const shown = truncate(text, limits.summaryExcerpt);
  return {
    text: verbatim ? quoted(shown) : shown,
    at: citation ? placeLabel(t, citedPlace(citation)) : null,
    speaker: shownSpeaker(speaker?.name ?? null),
    href: citation ? placeHref(citation) : elsewhere,
  };
}

const originOf = (t: TFunction, point: MainPoint) => ({
  of: cardTitle(point.item.title),
  ...pointLine(t, point, pathOf(point.item)),
});

const summaryLine = (t: TFunction, { date, also, ...point }: OneLiner) => ({
  key: point.item.uuid,
  date,
  ...originOf(t, point),
  also: also.map((other) => {
    const { of, at, href } = originOf(t, other);
    return { of, at, href };
  }),
});

/** What the newest items come to: each with who says it, and the way to the line that proves it. */
export function SummaryLines({ lines }: { lines: readonly OneLiner[] }) {
  const { t } = useTranslation();
  return <DatedLines lines={lines.map((line) => summaryLine(t, line))} />;
}
