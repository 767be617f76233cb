import type { NewVoiceDecision, VoiceProposal } from '@ecco/contract';
import { pathOf } from '@ecco/contract';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { shownTitle } from '../../format/text.ts';
import { clock } from '../../format/time.ts';
import type { Jump } from '../../ui/citation/place.context.ts';
import classes from './voice.module.css';

type Props = {
  proposal: VoiceProposal;
  /** Null where nothing can be played. */
  onPlay: Jump | null;
  onDecide: (decision: NewVoiceDecision) => void;
  isBusy: boolean;
};

/** Where the name stands already, so that somebody can look at the reasons. */
function Evidence({ proposal: { evidence, named } }: { proposal: VoiceProposal }) {
  const { t } = useTranslation();
  const more = named - evidence.length;
  return (
    <ul className={classes['evidence']}>
      {evidence.map(({ item, provenance }) => (
        <li key={item.uuid}>
          <Link to={pathOf(item)}>{shownTitle(item.title) || t('library.untitled')}</Link>
          <span> · {t(`speaker.provenance.${provenance}`)}</span>
        </li>
      ))}
      {more > 0 ? <li>{t('voice.more', { count: more })}</li> : null}
    </ul>
  );
}

/** A voice, who it sounds like and why, to be accepted or refused here or wherever it speaks. */
export function VoiceProposalRow({ proposal, onPlay, onDecide, isBusy }: Props) {
  const { t } = useTranslation();
  const { label, called, name, named, others, place } = proposal;
  const decide = (verdict: NewVoiceDecision['verdict'], scope: NewVoiceDecision['scope']) => () =>
    onDecide({ label, name, verdict, scope });
  return (
    <li className={classes['row']}>
      <p className={classes['claim']}>{t('voice.soundsLike', { called, name })}</p>
      <p className={classes['note']}>{t('voice.named', { count: named })}</p>
      <Evidence proposal={proposal} />
      <div className={classes['actions']}>
        {onPlay === null || place === null ? null : (
          <Button
            variant="default"
            size="compact-sm"
            onClick={() =>
              onPlay({
                ...{ line: place.line, segment: place.segment, page: null },
                seconds: place.start_ms / 1_000,
              })
            }
          >
            {t('voice.play', { time: clock(place.start_ms / 1_000) })}
          </Button>
        )}
        <Button size="compact-sm" disabled={isBusy} onClick={decide('accepted', 'item')}>
          {t('voice.accept', { name })}
        </Button>
        {others > 0 ? (
          <Button variant="default" size="compact-sm" disabled={isBusy} onClick={decide('accepted', 'all')}>
            {t('voice.acceptAll', { count: others })}
          </Button>
        ) : null}
        <Button variant="default" size="compact-sm" disabled={isBusy} onClick={decide('refused', 'item')}>
          {t('voice.refuse', { name })}
        </Button>
      </div>
    </li>
  );
}
