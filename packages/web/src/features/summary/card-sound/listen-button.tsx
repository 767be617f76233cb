import { Button, Loader } from '@mantine/core';
import { IconHeadphones, IconPlayerStopFilled } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { cardAudio, type SpokenCard } from '../api/card-audio.api.ts';
import type { CardSound, CardSoundStatus } from './card-sound.store.ts';

type Props = { sound: CardSound; card: SpokenCard; title: string };

const labels = {
  idle: 'carousel.listen',
  making: 'carousel.making',
  ready: 'carousel.playNow',
  playing: 'carousel.stop',
  failed: 'carousel.listenAgain',
} as const satisfies Record<CardSoundStatus, string>;

function icon(status: CardSoundStatus) {
  if (status === 'making') return <Loader size={14} color="currentColor" />;
  return status === 'playing' ? (
    <IconPlayerStopFilled size={16} />
  ) : (
    <IconHeadphones size={16} stroke={1.6} />
  );
}

/** Reads one card aloud; a second press stops it, also while it is still being made. */
export function ListenButton({ sound, card, title }: Props) {
  const { t } = useTranslation();
  const status = useStore(sound, (state) => (state.card === card.index ? state.status : 'idle'));
  const message = useStore(sound, (state) => (state.card === card.index ? state.message : null));
  const onClick = (): void => {
    if (status === 'making' || status === 'playing') sound.getState().stop();
    else void sound.getState().play(card.index, () => cardAudio(card));
  };
  return (
    <>
      <Button
        variant="subtle"
        size="compact-sm"
        leftSection={icon(status)}
        aria-busy={status === 'making'}
        onClick={onClick}
      >
        {t(labels[status])}
        <span className="visually-hidden">: {title}</span>
      </Button>
      {status === 'failed' ? <p role="alert">{message ?? t('carousel.listenFailed')}</p> : null}
    </>
  );
}
