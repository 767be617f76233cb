import type { CitedText } from '@ecco/contract';
import { quoted } from '../../format/text.ts';
import { CitationMark } from '../../ui/citation/citation-mark.tsx';
import { citedPlace } from '../../ui/citation/cited-place.ts';
import { onePerPlace, useNumberOf } from './numbering.ts';
import { SpeakerLine } from './speaker-line.tsx';
import classes from './summary.module.css';

/** A sentence with its sources behind it, never alone on a row; the source's own words stand in quotation marks. */
export function CitedSentence({ sentence }: { sentence: CitedText }) {
  const numberOf = useNumberOf();
  const text = sentence.verbatim ? quoted(sentence.text) : sentence.text;
  const lastWord = text.lastIndexOf(' ') + 1;
  return (
    <>
      {text.slice(0, lastWord)}
      <span className={classes['tail']}>
        {text.slice(lastWord)}
        {onePerPlace(sentence.citations).map((citation) => (
          <CitationMark
            key={`${citation.item.uuid}/${citation.segment_id}@${citation.start_timestamp}`}
            number={numberOf(citation)}
            cited={citedPlace(citation)}
          />
        ))}
      </span>
    </>
  );
}

const keyOf = (sentence: CitedText): string => `${sentence.text}@${sentence.citations[0]?.segment_id}`;

/** Sentences as one paragraph. */
export function CitedParagraph({ sentences }: { sentences: readonly CitedText[] }) {
  return (
    <p>
      {sentences.map((sentence, at) => (
        <span key={keyOf(sentence)}>
          <SpeakerLine sentences={sentences} at={at} />
          <CitedSentence sentence={sentence} />{' '}
        </span>
      ))}
    </p>
  );
}

/** Sentences as a list. */
export function CitedList({ sentences }: { sentences: readonly CitedText[] }) {
  return (
    <ul>
      {sentences.map((sentence, at) => (
        <li key={keyOf(sentence)}>
          <SpeakerLine sentences={sentences} at={at} />
          <CitedSentence sentence={sentence} />
        </li>
      ))}
    </ul>
  );
}
