import type { Citation, CitedText } from '@ecco/contract';
import type { TFunction } from 'i18next';
import { createContext, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { shownSpeaker, speakerBefore } from '../../format/speaker.ts';
import { quoted } from '../../format/text.ts';
import { placeLabel, placeOf } from '../../ui/citation/place.ts';
import classes from './print.module.css';

/** What the sheet calls a speaker, whom its reader may have named otherwise. */
export const PrintedNameContext = createContext<(name: string | null) => string | null>(shownSpeaker);

/** Where the sources of a sentence stand, as they are written everywhere, each once. */
function citedPlaces(t: TFunction, citations: readonly Citation[]): string {
  const places = citations.map((citation) => placeLabel(t, placeOf(citation)));
  return [...new Set(places)].join(', ');
}

/** Places as they stand behind words, since nothing can be followed on paper. */
export function PrintedPlaces({ citations }: { citations: readonly Citation[] }) {
  const { t } = useTranslation();
  const places = citedPlaces(t, citations);
  return places === '' ? null : <small>{` [${places}]`}</small>;
}

/** Who says a sentence, unless they say the one before as well. */
export function PrintedSpeaker({ sentences, at }: { sentences: readonly CitedText[]; at: number }) {
  const { t } = useTranslation();
  const speaker = speakerBefore(sentences, at, useContext(PrintedNameContext));
  if (speaker === null) return null;
  const words = [speaker.name ?? t('summary.speakerUntold'), speaker.role].filter(Boolean).join(', ');
  return <span className={classes['speaker']}>{words}</span>;
}

/** A sentence with the places of its sources behind it. */
export function PrintedSentence({ sentence }: { sentence: CitedText }) {
  return (
    <>
      {sentence.verbatim ? quoted(sentence.text) : sentence.text}
      <PrintedPlaces citations={sentence.citations} />
    </>
  );
}

const sentenceKey = (sentence: CitedText): string => `${sentence.text}@${sentence.citations[0]?.segment_id}`;

export function PrintedList({ sentences }: { sentences: readonly CitedText[] }) {
  return (
    <ul>
      {sentences.map((sentence, at) => (
        <li key={sentenceKey(sentence)}>
          <PrintedSpeaker sentences={sentences} at={at} />
          <PrintedSentence sentence={sentence} />
        </li>
      ))}
    </ul>
  );
}

export function PrintedParagraph({ sentences }: { sentences: readonly CitedText[] }) {
  return (
    <p>
      {sentences.map((sentence, at) => (
        <span key={sentenceKey(sentence)}>
          <PrintedSpeaker sentences={sentences} at={at} />
          <PrintedSentence sentence={sentence} />{' '}
        </span>
      ))}
    </p>
  );
}
