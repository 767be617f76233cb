import type { CitedText } from '@ecco/contract';
import { CitationMark } from '../../ui/citation-mark.tsx';
import { citedPlace } from '../../ui/cited-place.ts';
import { useNumberOf } from './numbering.ts';

/** A sentence with its sources behind it; the source's own words stand in quotation marks. */
export function CitedSentence({ sentence }: { sentence: CitedText }) {
  const numberOf = useNumberOf();
  return (
    <>
      {sentence.verbatim ? `“${sentence.text}”` : sentence.text}
      {sentence.citations.map((citation) => (
        <CitationMark
          key={`${citation.segment_id}@${citation.start_timestamp}`}
          number={numberOf(citation)}
          cited={citedPlace(citation)}
        />
      ))}
    </>
  );
}

const keyOf = (sentence: CitedText): string => `${sentence.text}@${sentence.citations[0]?.segment_id}`;

/** Sentences as one paragraph. */
export function CitedParagraph({ sentences }: { sentences: readonly CitedText[] }) {
  return (
    <p>
      {sentences.map((sentence) => (
        <span key={keyOf(sentence)}>
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
      {sentences.map((sentence) => (
        <li key={keyOf(sentence)}>
          <CitedSentence sentence={sentence} />
        </li>
      ))}
    </ul>
  );
}
