import type { Thumb } from '@ecco/domain';
import { IconThumbDown, IconThumbUp } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './feedback.module.css';

const icons = { up: IconThumbUp, down: IconThumbDown };

type Props = {
  legend: string;
  chosen: Thumb | null;
  problem: string | undefined;
  onChoose: (thumb: Thumb) => void;
};

/** Up or down, as the browser's own radio buttons: arrows move between them. `problem`: the id of what explains one. */
export function ThumbChoice({ legend, chosen, problem, onChoose }: Props) {
  const { t } = useTranslation();
  const legendId = useId();
  return (
    <div
      className={classes['thumbs']}
      role="radiogroup"
      aria-labelledby={legendId}
      aria-describedby={problem}
    >
      <p id={legendId}>{legend}</p>
      {(['up', 'down'] as const).map((thumb) => {
        const Icon = icons[thumb];
        return (
          <label key={thumb} className={classes['thumb']}>
            <input
              type="radio"
              name="thumb"
              value={thumb}
              checked={chosen === thumb}
              onChange={() => onChoose(thumb)}
            />
            <Icon size={20} stroke={1.6} aria-hidden="true" />
            {t(thumb === 'up' ? 'feedback.up' : 'feedback.down')}
          </label>
        );
      })}
    </div>
  );
}
