import { useTranslation } from 'react-i18next';
import classes from './passages.module.css';

const width = 96;
const height = 12;
const placesMax = 5;

/** Where in an item hits lie, from its beginning to its end. */
export function HitStrip({ places }: { places: readonly number[] }) {
  const { t } = useTranslation();
  if (places.length === 0) return null;
  const texts = places.slice(0, placesMax).map((place) => `${Math.round(place * 100)}%`);
  const label = t('searching.strip', { places: texts.join(', ') });
  return (
    <svg
      className={classes['strip']}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      role="img"
      aria-label={label}
    >
      <title>{label}</title>
      <line x1="0" x2={width} y1={height - 1} y2={height - 1} />
      {places.map((place) => (
        <rect key={place} x={place * (width - 2)} y="1" width="2" height={height - 2} />
      ))}
    </svg>
  );
}
