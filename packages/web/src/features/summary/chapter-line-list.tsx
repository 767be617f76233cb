import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { quoted } from '../../format/text.ts';
import { CitedSentence } from '../../ui/citation/cited-sentence.tsx';
import { placeOf } from '../../ui/citation/place.ts';
import { PlaceChip } from '../../ui/citation/place-chip.tsx';
import type { ChapterLine } from './chapter-lines.ts';
import { SpeakerNameContext } from './speaker-line.tsx';
import classes from './summary.module.css';

/** A sentence with its sources, or what somebody said best with who that was and its place. */
function ChapterSentence({ told }: Pick<ChapterLine, 'told'>) {
  const nameOf = useContext(SpeakerNameContext);
  if ('citations' in told) return <CitedSentence sentence={told} />;
  const { text, speaker } = told;
  const name = nameOf(speaker);
  return (
    <>
      {name === null ? null : <span className={classes['speaker']}>{name}</span>}
      {quoted(text)}
      {'\u00a0'}
      <PlaceChip quiet place={placeOf(told)} />
    </>
  );
}

/** What the chapters come to, a sentence each under its title; nothing where there are none. */
export function ChapterLineList({ lines }: { lines: readonly ChapterLine[] }) {
  const { t } = useTranslation();
  if (lines.length === 0) return null;
  return (
    <div className={`${classes['prose']} ${classes['points']}`}>
      <h3>{t('section.chapterLines')}</h3>
      <ul className={classes['lines']}>
        {lines.map(({ index, title, told }) => (
          <li key={index}>
            <strong>{title}</strong> <ChapterSentence told={told} />
          </li>
        ))}
      </ul>
    </div>
  );
}
