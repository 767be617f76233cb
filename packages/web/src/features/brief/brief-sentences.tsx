import type { Citation, CitedText } from '@ecco/contract';
import { useTranslation } from 'react-i18next';
import { placeHref } from '../../format/place-href.ts';
import { speakerBefore } from '../../format/speaker.ts';
import { quoted } from '../../format/text.ts';
import { placeLabel, placeOf } from '../../ui/citation/place.ts';
import classes from './brief.module.css';

/** Where a sentence stands: a link on the screen, and still to be read on paper. */
function BriefPlaces({ citations }: { citations: readonly Citation[] }) {
  const { t } = useTranslation();
  const places = new Map(citations.map((citation) => [placeHref(citation), citation]));
  return [...places].map(([href, citation]) => (
    <a key={href} className={classes['place']} href={href}>
      {placeLabel(t, placeOf(citation))}
    </a>
  ));
}

/** Sentences with who says them and where they stand. */
export function BriefSentences({ sentences }: { sentences: readonly CitedText[] }) {
  const { t } = useTranslation();
  return (
    <ul className={classes['sentences']}>
      {sentences.map((sentence, at) => {
        const speaker = speakerBefore(sentences, at, (name) => name);
        return (
          <li key={`${sentence.text}@${sentence.citations[0]?.segment_id}`}>
            {speaker ? (
              <span className={classes['speaker']}>
                {[speaker.name ?? t('summary.speakerUntold'), speaker.role].filter(Boolean).join(', ')}
              </span>
            ) : null}
            {sentence.verbatim ? quoted(sentence.text) : sentence.text}{' '}
            <BriefPlaces citations={sentence.citations} />
          </li>
        );
      })}
    </ul>
  );
}
