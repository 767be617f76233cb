import type { CitedText } from '@ecco/contract';
import { quoted } from '../../format/text.ts';
import { NeedMark } from '../text/need-mark.tsx';
import classes from './citation.module.css';
import { CitationMark } from './citation-mark.tsx';
import { citedPlace } from './cited-place.ts';
import { onePerPlace, placeKey, useNumberOf } from './numbering.ts';

type Props = { sentence: Pick<CitedText, 'text' | 'verbatim' | 'citations' | 'need'> };

/** A sentence with its sources behind it, never alone on a row; the source's own words stand in quotation marks. */
export function CitedSentence({ sentence }: Props) {
  const numberOf = useNumberOf();
  const text = sentence.verbatim ? quoted(sentence.text) : sentence.text;
  const lastWord = text.lastIndexOf(' ') + 1;
  return (
    <>
      {text.slice(0, lastWord)}
      <span className={classes['tail']}>
        {text.slice(lastWord)}
        {onePerPlace(sentence.citations).map((citation) => (
          <CitationMark key={placeKey(citation)} number={numberOf(citation)} cited={citedPlace(citation)} />
        ))}
      </span>
      {sentence.need === undefined ? null : <NeedMark need={sentence.need} />}
    </>
  );
}
