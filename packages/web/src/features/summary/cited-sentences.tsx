import type { CitedText } from '@ecco/contract';
import { CitedSentence } from '../../ui/citation/cited-sentence.tsx';
import { SpeakerLine } from './speaker-line.tsx';

const sentenceKey = (sentence: CitedText): string => `${sentence.text}@${sentence.citations[0]?.segment_id}`;

/** Sentences as one paragraph. */
export function CitedParagraph({ sentences }: { sentences: readonly CitedText[] }) {
  return (
    <p>
      {sentences.map((sentence, at) => (
        <span key={sentenceKey(sentence)}>
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
        <li key={sentenceKey(sentence)}>
          <SpeakerLine sentences={sentences} at={at} />
          <CitedSentence sentence={sentence} />
        </li>
      ))}
    </ul>
  );
}
