import { type Item, pathOf } from '@ecco/contract';
import { Button, Skeleton } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { shownTitle } from '../../../format/text.ts';
import { TextLines } from '../../../ui/text/text-lines.tsx';
import { PlayButton } from '../../item/actions/play-button.tsx';
import { DocumentView } from '../../item/frame/document-view.tsx';
import { ItemPageFrame } from '../../item/item-page-frame.tsx';
import { PictureStage } from '../../item/picture-stage.tsx';
import { ProceedingsSection } from '../../item/sections/proceedings-section.tsx';
import { SummarySection } from '../../item/sections/summary-at-top-section.tsx';
import { NarrationSection, WordsSections } from '../../item/sections/words-sections.tsx';
import type { DeepLink } from '../../item/state/deep-link.ts';
import { type ItemPageState, useItemPageState } from '../../item/state/use-item-page-state.ts';
import classes from './meeting-source.module.css';

/** The page of the source alone; a meeting's recording has the meeting's own address otherwise. */
const ownPageOf = (item: Item): string => (item.kind === 'meeting' ? `/ep/${item.slug}` : pathOf(item));

/** What the chosen source is, the way to its own page, and its sound. */
function SourceHead({ page: { item, track, playing } }: { page: ItemPageState }) {
  const { t } = useTranslation();
  return (
    <div className={classes['head']}>
      <h2>{shownTitle(item.title) || t('library.untitled')}</h2>
      <div>
        {track?.kind === 'audio' ? <PlayButton kind={item.kind} track={track} playing={playing} /> : null}
        <Button variant="default" renderRoot={(props) => <Link to={ownPageOf(item)} {...props} />}>
          {t('meeting.openSource')}
        </Button>
      </div>
    </div>
  );
}

type PartProps = { page: ItemPageState; hasSignals: boolean };

/** What it comes to, with the decisions of weight as a line each; then all that was decided. */
function SourceSummary({ page, hasSignals }: PartProps) {
  if (!page.told) return null;
  return (
    <div id="summary">
      <SummarySection page={page} summary={page.told} />
      <ProceedingsSection page={page} hasSignals={hasSignals} />
    </div>
  );
}

/** A recording: what is played and what it comes to, beside its words, which go along. */
function Recording({ page, hasSignals }: PartProps) {
  return (
    <div className={classes['columns']}>
      <div className={classes['played']}>
        <SourceHead page={page} />
        <div className={classes['stage']}>
          <PictureStage page={page} />
        </div>
        <SourceSummary page={page} hasSignals={hasSignals} />
      </div>
      <div>
        <WordsSections page={page} />
      </div>
    </div>
  );
}

/** A paper: its pages beside what is told of them. */
const Paper = ({ page, hasSignals }: PartProps) => (
  <DocumentView page={page} head={<SourceHead page={page} />}>
    <SourceSummary page={page} hasSignals={hasSignals} />
    <NarrationSection page={page} />
  </DocumentView>
);

type Props = {
  item: Item;
  link: DeepLink;
  /** Of the meeting's page, with what is chosen there. */
  path: string;
  /** Whether the signals of this source are told with it; else the page tells those of all of them together. */
  hasSignals: boolean;
};

/** The chosen source of a meeting. */
export function MeetingSourceView({ item, link, path, hasSignals }: Props) {
  const page = useItemPageState({ item, link, path });
  const View = item.kind === 'document' ? Paper : Recording;
  return (
    <ItemPageFrame page={page}>
      <View page={page} hasSignals={hasSignals} />
    </ItemPageFrame>
  );
}

/** The chosen source while it is on its way; as high as a window, so that what follows is not seen to be pushed down. */
export function MeetingSourceSkeleton() {
  const { t } = useTranslation();
  return (
    <div className={`${classes['columns']} ${classes['waiting']}`} role="status">
      <span className="visually-hidden">{t('item.loading')}</span>
      <div>
        <div className={classes['head']}>
          <Skeleton width="min(300px, 100%)" height={24} />
          <Skeleton width={220} height={36} />
        </div>
        <div className={classes['lines']}>
          <TextLines widths={[100, 84, 96, 62]} />
        </div>
      </div>
      <div className={classes['lines']}>
        <TextLines widths={[94, 100, 91, 97, 40]} />
      </div>
    </div>
  );
}
