import type { CitedText } from '@ecco/contract';
import { useTranslation } from 'react-i18next';
import { quoted } from '../../format/text.ts';
import { NeedMark } from '../text/need-mark.tsx';
import classes from './citation.module.css';
import { CitationMark } from './citation-mark.tsx';
import { onePerPlace, placeKey, useNumberOf } from './numbering.ts';
import { citedPlace } from './place.ts';

const ellipsis = '…';

/** Where the source goes on before or behind what is told of it. */
function GoesOn() {
  const { t } = useTranslation();
  return (
    <abbr className={classes['goes-on']} title={t('citation.goesOn')}>
      {ellipsis}
    </abbr>
  );
}

type Props = { sentence: Pick<CitedText, 'text' | 'verbatim' | 'citations' | 'need'> };

/** A sentence with its sources behind it, never alone on a row; the source's own words stand in quotation marks. */
export function CitedSentence({ sentence }: Props) {
  const numberOf = useNumberOf();
  const { text, isCutBefore, isCutBehind } = cutText(
    sentence.verbatim ? quoted(sentence.text) : sentence.text,
  );
  const lastWord = text.lastIndexOf(' ') + 1;
  return (
    <>
      {isCutBefore && (
        <>
          <GoesOn />{' '}
        </>
      )}
      {text.slice(0, lastWord)}
      <span className={classes['tail']}>
        {text.slice(lastWord)}
        {isCutBehind && (
          <>
            {' '}
            <GoesOn />
          </>
        )}
        {onePerPlace(sentence.citations).map((citation) => (
          <CitationMark key={placeKey(citation)} number={numberOf(citation)} cited={citedPlace(citation)} />
        ))}
      </span>
      {sentence.need === undefined ? null : <NeedMark need={sentence.need} />}
    </>
  );
}

/** The words between the signs that the source goes on before or behind them. */
function cutText(text: string): { text: string; isCutBefore: boolean; isCutBehind: boolean } {
  const [isCutBefore, isCutBehind] = [text.startsWith(`${ellipsis} `), text.endsWith(` ${ellipsis}`)];
  return { text: text.slice(isCutBefore ? 2 : 0, isCutBehind ? -2 : undefined), isCutBefore, isCutBehind };
}
