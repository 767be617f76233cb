import type { PodcastPick } from '@ecco/contract';
import { IconCheck, IconPlus } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Monogram } from '../../../ui/text/monogram.tsx';
import classes from './podcast-card.module.css';
import pressArea from './press-area.module.css';

type Props = { podcast: PodcastPick; checked: boolean; followed: boolean; onChange: () => void };

/** A show to follow; all of the card is its checkbox. */
export function PodcastCard({ podcast, checked, followed, onChange }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const facts: string[] = [t('onboarding.episodes', { count: podcast.episodes })];
  if (followed) facts.push(t('onboarding.followed'));
  return (
    <label className={classes['card']}>
      <input
        className={pressArea['box']}
        type="checkbox"
        aria-labelledby={`${id}-name`}
        aria-describedby={`${id}-about`}
        checked={checked}
        onChange={onChange}
      />
      <Monogram name={podcast.name} image={podcast.image_url} size={48} />
      <span className={classes['words']}>
        <span id={`${id}-name`} className={classes['name']}>
          {podcast.name}
        </span>
        <span id={`${id}-about`}>
          <span className={classes['facts']}>{facts.join(' · ')}</span>
          {podcast.description ? <span className={classes['description']}>{podcast.description}</span> : null}
        </span>
      </span>
      <span className={classes['mark']} aria-hidden="true">
        {checked ? <IconCheck size={18} stroke={2.2} /> : <IconPlus size={18} stroke={1.8} />}
      </span>
    </label>
  );
}
