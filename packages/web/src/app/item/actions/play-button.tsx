import type { Item } from '@ecco/contract';
import { Button } from '@mantine/core';
import { IconChevronDown, IconPlayerPauseFilled, IconPlayerPlayFilled } from '@tabler/icons-react';
import type { TFunction } from 'i18next';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { spokenDuration } from '../../../format/time.ts';
import { usePlayer, usePlayerStore } from '../../../player/player.context.ts';
import { type ContentType, inContent, inDefault, type Track } from '../../../player/track.ts';
import { MenuButton } from '../../../ui/overlay/menu-button.tsx';
import { useWidth } from '../../../ui/page/use-width.ts';
import classes from './play-button.module.css';

type Kind = Item['kind'];

type PlayedSound = { kind: Kind; sound: Track };

const withLength = (what: string, { duration }: Track): string =>
  duration > 0 ? `${what} · ${spokenDuration(duration)}` : what;

/** What plays a sound, and how long that is where it is known: "Play digest · 4 min". */
const playLabel = (t: TFunction, { kind, sound }: PlayedSound): string =>
  withLength(t(sound.content === 'digest' ? 'item.playDigest' : `item.playOf.${kind}`), sound);

/** The same beside the sign for playing, where there is little room: "Digest · 4 min". */
const shortWordsOf = (t: TFunction, { kind, sound }: PlayedSound): string =>
  withLength(t(`item.soundOf.${sound.content === 'digest' ? 'digest' : kind}`), sound);

/** The sound that the player is at, where it is one of the item's; else the one that it would begin with. */
function useSound(track: Track): Track {
  const content = usePlayer((state) => (state.track?.uuid === track.uuid ? state.track.content : null));
  return (content && inContent(track, content)) ?? inDefault(track);
}

const bothSounds: readonly ContentType[] = ['digest', 'episode'];
const spoken: ReadonlySet<Kind> = new Set(['episode', 'video', 'meeting', 'earnings']);

/** The choice between the digest of an item and its recording. */
function SoundMenu({ kind, track }: { kind: Kind; track: Track }) {
  const { t } = useTranslation();
  const player = usePlayerStore();
  const start = (sound: Track): void => {
    const { track: before, status, choose, preview } = player.getState();
    const isOwn = before?.uuid === sound.uuid && before.src !== '';
    if (isOwn) choose(sound.content);
    else preview(sound);
    // What plays goes on with the other sound by itself.
    if (!isOwn || status !== 'playing') player.getState().toggle();
  };
  const groups = () => [
    {
      key: 'sounds',
      entries: bothSounds.flatMap((content) => {
        const sound = inContent(track, content);
        return sound ? [{ key: content, label: playLabel(t, { kind, sound }), run: () => start(sound) }] : [];
      }),
    },
  ];
  return (
    <div className={classes['choice']}>
      <MenuButton
        text={null}
        label={t('item.playChoice')}
        icon={<IconChevronDown size={16} stroke={1.8} aria-hidden="true" />}
        groups={groups}
      />
    </div>
  );
}

/** Whether something was spoken of which nothing but its digest can be heard. */
export const lacksRecording = (kind: Kind, track: Track | null): boolean =>
  track?.content === 'digest' && spoken.has(kind);

type Props = {
  kind: Kind;
  track: Track;
  playing: boolean;
  /** Says beside the button that there is no recording; the head of an item says so among its facts. */
  saysLack?: boolean;
};

/** Plays an item, and says which of its sounds that is and how long it takes. */
export function PlayButton({ kind, track, playing, saysLack = true }: Props) {
  const { t } = useTranslation();
  const player = usePlayerStore();
  const sound = useSound(track);
  useEffect(() => player.getState().renew(track), [player, track]);
  const isNarrow = useWidth() === 'narrow';
  const words = playLabel(t, { kind, sound });
  return (
    <>
      <Button
        leftSection={playing ? <IconPlayerPauseFilled size={16} /> : <IconPlayerPlayFilled size={16} />}
        aria-label={playing ? undefined : words}
        onClick={() => player.getState().open(track)}
      >
        {/* Both words lie in one place, so that what stands beside stays where it is. */}
        <span className={classes['words']}>
          <span aria-hidden={playing}>{isNarrow ? shortWordsOf(t, { kind, sound }) : words}</span>
          <span aria-hidden={!playing}>{t('item.pause')}</span>
        </span>
      </Button>
      {track.other ? <SoundMenu kind={kind} track={track} /> : null}
      {saysLack && lacksRecording(kind, track) ? (
        <span className={classes['none']}>{t('item.noRecording')}</span>
      ) : null}
    </>
  );
}
