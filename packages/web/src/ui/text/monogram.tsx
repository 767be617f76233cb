import { pictureHref } from '@ecco/contract';
import { useState } from 'react';
import { initials } from '../../format/text.ts';
import classes from './monogram.module.css';

type Props = { name: string; image?: string | null; size?: 28 | 40 | 48 | 56 };

const toneCount = 8;
const toneOf = (name: string): number =>
  Array.from(name).reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9_973, 7) % toneCount;

/** The picture of a show, or its drawn initials where there is none or it does not load. */
export function Monogram({ name, image = null, size = 48 }: Props) {
  const [broken, setBroken] = useState(false);
  if (image && !broken) {
    return (
      <img
        className={classes['monogram']}
        src={pictureHref(image)}
        alt=""
        width={size}
        height={size}
        loading="lazy"
        onError={() => setBroken(true)}
      />
    );
  }
  return (
    <svg className={classes['monogram']} width={size} height={size} viewBox="0 0 48 48" aria-hidden="true">
      <rect width="48" height="48" fill={`var(--speaker-${toneOf(name)})`} opacity="0.14" />
      <text x="24" y="30.5" textAnchor="middle" fill={`var(--speaker-${toneOf(name)})`}>
        {initials(name)}
      </text>
    </svg>
  );
}
