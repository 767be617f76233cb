import type { SearchResult } from '@ecco/contract';
import { useTranslation } from 'react-i18next';
import classes from './drawer.module.css';

const nobody = /speaker|unknown/i;

/** Who says what was found, by name; nobody whom the source only calls a speaker, or unknown. */
export const speakersOf = (results: readonly SearchResult[]): string[] =>
  [...new Set(results.flatMap(({ speaker }) => (speaker && !nobody.test(speaker) ? speaker : [])))].sort(
    (a, b) => a.localeCompare(b, 'en-US'),
  );

type Props = { speakers: readonly string[]; value: string; onChoose: (speaker: string) => void };

/** Shows the hits of one speaker. */
export function SpeakerChoice({ speakers, value, onChoose }: Props) {
  const { t } = useTranslation();
  if (speakers.length < 2) return null;
  return (
    <label className={classes['speaker']}>
      <span>{t('searching.speakers')}</span>
      <select value={value} onChange={(event) => onChoose(event.currentTarget.value)}>
        <option value="">{t('searching.everySpeaker')}</option>
        {speakers.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
    </label>
  );
}
