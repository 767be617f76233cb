import type { Answer, Citation } from '@ecco/contract';
import { Button } from '@mantine/core';
import { IconListNumbers } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { placeHref } from '../../format/place-href.ts';
import { cardTitle, quoted } from '../../format/text.ts';
import { placeLabel, placeOf } from '../../ui/citation/place.ts';
import { PlaceLink } from '../../ui/citation/place-link.tsx';
import { SideSheet } from '../../ui/overlay/side-sheet.tsx';
import { TextLines } from '../../ui/text/text-lines.tsx';
import { HighlightProvider, useHighlight } from './highlight.context.ts';
import { SourceList } from './source-list.tsx';
import classes from './sources.module.css';

/** Sources that are on their way. */
export function SourcesSkeleton() {
  const { t } = useTranslation();
  return (
    <aside className={classes['rail']} aria-hidden="true">
      <h2>{t('ask.sources')}</h2>
      <div className={classes['waiting']}>
        <TextLines widths={[84, 46]} />
        <TextLines widths={[72, 52]} />
        <TextLines widths={[90, 40]} />
      </div>
    </aside>
  );
}

/** The sources beside an answer. */
export function SourceRail({ answer }: { answer: Answer }) {
  const { t } = useTranslation();
  return (
    <aside className={classes['rail']} aria-label={t('ask.sources')}>
      <h2>{t('ask.sourcesCount', { count: Object.keys(answer.sources).length })}</h2>
      <SourceList sources={answer.sources} />
    </aside>
  );
}

/** The place that a citation leads to, in the words of its source. */
function ChosenPlace({ citation }: { citation: Citation }) {
  const { t } = useTranslation();
  const place = placeLabel(t, placeOf(citation));
  return (
    <div className={classes['chosen']}>
      <blockquote>{quoted(citation.source_text)}</blockquote>
      <PlaceLink
        href={placeHref(citation)}
        text={place}
        label={t('ask.openAt', { title: cardTitle(citation.item.title), place })}
      />
    </div>
  );
}

type SheetProps = {
  answer: Answer;
  side: 'right' | 'bottom';
  open: boolean;
  /** The citation from which it was opened. */
  chosen: Citation | null;
  onOpen: () => void;
  onClose: () => void;
};

/** The sources where there is no room beside: behind a button, in a drawer or a sheet. */
export function SourceSheet({ answer, side, open, chosen, onOpen, onClose }: SheetProps) {
  const { t } = useTranslation();
  const { lit, light } = useHighlight();
  const inside = { lit: lit ?? chosen?.item.uuid ?? null, light };
  const count = Object.keys(answer.sources).length;
  return (
    <div>
      <Button
        variant="default"
        leftSection={<IconListNumbers size={16} stroke={1.6} aria-hidden="true" />}
        aria-haspopup="dialog"
        onClick={onOpen}
      >
        {t('ask.sourcesCount', { count })}
      </Button>
      <SideSheet
        side={side}
        open={open}
        title={t('ask.sourcesCount', { count })}
        closeLabel={t('ask.closeSources')}
        onClose={onClose}
      >
        <HighlightProvider value={inside}>
          {chosen ? <ChosenPlace citation={chosen} /> : null}
          <SourceList sources={answer.sources} />
        </HighlightProvider>
      </SideSheet>
    </div>
  );
}
