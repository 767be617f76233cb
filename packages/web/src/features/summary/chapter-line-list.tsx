import { useTranslation } from 'react-i18next';
import { CitedSentence } from '../../ui/citation/cited-sentence.tsx';
import type { ChapterLine } from './chapter-lines.ts';
import classes from './summary.module.css';

/** What the chapters come to, a sentence each under its title; nothing where there are none. */
export function ChapterLineList({ lines }: { lines: readonly ChapterLine[] }) {
  const { t } = useTranslation();
  if (lines.length === 0) return null;
  return (
    <div className={`${classes['prose']} ${classes['points']}`}>
      <h3>{t('section.chapterLines')}</h3>
      <ul>
        {lines.map(({ index, title, sentence }) => (
          <li key={index}>
            <strong>{title}</strong> <CitedSentence sentence={sentence} />
          </li>
        ))}
      </ul>
    </div>
  );
}
