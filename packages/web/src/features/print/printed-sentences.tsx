import type { Citation, CitedText } from '@ecco/contract';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { quoted } from '../../format/text.ts';
import { placeLabel } from '../../ui/citation/place-label.ts';

/** Where the sources of a sentence stand, as they are written everywhere, each once. */
function placesOf(t: TFunction, citations: readonly Citation[]): string {
  const places = citations.map(({ content_id: line, start_timestamp: seconds, page_number: page }) =>
    placeLabel(t, { line, seconds, page }),
  );
  return [...new Set(places)].join(', ');
}

/** A sentence with the places of its sources behind it, since nothing can be followed on paper. */
export function PrintedSentence({ sentence }: { sentence: CitedText }) {
  const { t } = useTranslation();
  const places = placesOf(t, sentence.citations);
  return (
    <>
      {sentence.verbatim ? quoted(sentence.text) : sentence.text}
      {places === '' ? null : <small>{` [${places}]`}</small>}
    </>
  );
}

const keyOf = (sentence: CitedText): string => `${sentence.text}@${sentence.citations[0]?.segment_id}`;

export function PrintedList({ sentences }: { sentences: readonly CitedText[] }) {
  return (
    <ul>
      {sentences.map((sentence) => (
        <li key={keyOf(sentence)}>
          <PrintedSentence sentence={sentence} />
        </li>
      ))}
    </ul>
  );
}

export function PrintedParagraph({ sentences }: { sentences: readonly CitedText[] }) {
  return (
    <p>
      {sentences.map((sentence) => (
        <span key={keyOf(sentence)}>
          <PrintedSentence sentence={sentence} />{' '}
        </span>
      ))}
    </p>
  );
}
