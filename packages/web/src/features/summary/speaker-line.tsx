import type { CitedText } from '@ecco/contract';
import { createContext, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { shownSpeaker, speakerBefore } from '../../format/speaker.ts';
import classes from './summary.module.css';

/** What a page calls a speaker, whom its reader may have named otherwise. */
export const SpeakerNameContext = createContext<(name: string | null) => string | null>(shownSpeaker);

/** A role of more characters would take a row of its own. */
const mostOfRole = 40;

const shortRole = (role: string | null): string | null =>
  role !== null && role.length <= mostOfRole ? role : null;

type Props = {
  sentences: readonly CitedText[];
  /** Which of them it stands before. */
  at: number;
};

/** Who says a sentence, unless they say the one before as well; the role at their first one. */
export function SpeakerLine({ sentences, at }: Props) {
  const { t } = useTranslation();
  const speaker = speakerBefore(sentences, at, useContext(SpeakerNameContext));
  return speaker ? (
    <span className={classes['speaker']}>
      {/* Without a word it would seem to be said by whoever is named above. */}
      {[speaker.name ?? t('summary.speakerUntold'), shortRole(speaker.role)].filter(Boolean).join(', ')}
    </span>
  ) : null;
}
