import { type Item, pathOf } from '@ecco/contract';
import { Button, Skeleton } from '@mantine/core';
import { IconPlayerPauseFilled, IconPlayerPlayFilled } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { AtAGlance } from '../../../features/summary/at-a-glance.tsx';
import { shownTitle } from '../../../format/text.ts';
import { usePlayerStore } from '../../../player/player.context.ts';
import { Section } from '../../../ui/page/section.tsx';
import { TextLines } from '../../../ui/text/text-lines.tsx';
import { DeskFrame } from '../../item/frame/desk-frame.tsx';
import { DocumentView } from '../../item/frame/document-view.tsx';
import { PictureStage } from '../../item/frame/picture-stage.tsx';
import { NarrationSection, WordsSections } from '../../item/sections/words-sections.tsx';
import type { DeepLink } from '../../item/state/deep-link.ts';
import { type ItemDesk, useItemDesk } from '../../item/state/use-item-desk.ts';
import classes from './meeting-source.module.css';

/** The page of the source alone; a meeting's recording has the meeting's own address otherwise. */
const ownPageOf = (item: Item): string => (item.kind === 'meeting' ? `/ep/${item.slug}` : pathOf(item));

/** What the chosen source is, the way to its own page, and its sound. */
function SourceHead({ desk: { item, track, playing } }: { desk: ItemDesk }) {
  const { t } = useTranslation();
  const player = usePlayerStore();
  return (
    <div className={classes['head']}>
      <h2>{shownTitle(item.title) || t('library.untitled')}</h2>
      <div>
        {track?.kind === 'audio' ? (
          <Button
            leftSection={playing ? <IconPlayerPauseFilled size={16} /> : <IconPlayerPlayFilled size={16} />}
            onClick={() => player.getState().open(track)}
          >
            {t(playing ? 'item.pause' : 'item.play')}
          </Button>
        ) : null}
        <Button variant="default" renderRoot={(props) => <Link to={ownPageOf(item)} {...props} />}>
          {t('meeting.openSource')}
        </Button>
      </div>
    </div>
  );
}

function Glance({ desk: { summary } }: { desk: ItemDesk }) {
  const { t } = useTranslation();
  return summary ? (
    <Section id="glance" title={t('section.glance')}>
      <AtAGlance summary={summary} />
    </Section>
  ) : null;
}

/** A recording: what is played and what it comes to, beside its words, which go along. */
function Recording({ desk }: { desk: ItemDesk }) {
  return (
    <div className={classes['desk']}>
      <div className={classes['played']}>
        <SourceHead desk={desk} />
        <PictureStage desk={desk} />
        <Glance desk={desk} />
      </div>
      <div>
        <WordsSections desk={desk} />
      </div>
    </div>
  );
}

/** A paper: its pages beside what is told of them. */
const Paper = ({ desk }: { desk: ItemDesk }) => (
  <DocumentView desk={desk} head={<SourceHead desk={desk} />}>
    <Glance desk={desk} />
    <NarrationSection desk={desk} />
  </DocumentView>
);

/** The chosen source of a meeting. `path`: of the meeting's page, with what is chosen there. */
export function MeetingSourceView({ item, link, path }: { item: Item; link: DeepLink; path: string }) {
  const desk = useItemDesk({ item, link, path });
  return (
    <DeskFrame desk={desk}>
      {item.kind === 'document' ? <Paper desk={desk} /> : <Recording desk={desk} />}
    </DeskFrame>
  );
}

/** The chosen source while it is on its way. */
export function MeetingSourceSkeleton() {
  const { t } = useTranslation();
  return (
    <div className={classes['desk']} role="status">
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
