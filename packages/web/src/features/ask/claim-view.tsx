import type { AnswerSentence } from '@ecco/contract';
import type { QuestionForm } from '@ecco/domain';
import { useTranslation } from 'react-i18next';
import { shortDate } from '../../format/date.ts';
import { CitedSentence } from '../../ui/citation/cited-sentence.tsx';
import { citedPlace, placeLabel } from '../../ui/citation/place.ts';
import { PlaceChip } from '../../ui/citation/place-chip.tsx';
import classes from './answer.module.css';
import { Byline } from './byline.tsx';
import { type ClaimGroup, type SpeakerSentences, tellersOf } from './claim-groups.ts';
import { useHighlight } from './highlight.context.ts';

/** How an answer is told. */
export type Manner = { form: QuestionForm; isInside: boolean };
type Props = { claim: ClaimGroup; manner: Manner; isFirst: boolean };

/** Sentences that are proved by nothing are shown as such. */
const isChecked = ({ citations }: AnswerSentence): boolean => citations.length > 0;

function Sentence({ sentence }: { sentence: AnswerSentence }) {
  const { t } = useTranslation();
  const { lit } = useHighlight();
  const isLit = lit !== null && sentence.citations.some(({ item }) => item.uuid === lit);
  if (isChecked(sentence))
    return (
      <span className={classes['sentence']} data-lit={isLit || undefined}>
        <CitedSentence sentence={sentence} />
      </span>
    );
  return (
    <span className={classes['unchecked']}>
      {sentence.text} <small>{t('ask.unchecked')}</small>
    </span>
  );
}

/** Inside an item: the places that are told of, as they are called everywhere. */
function CitedPlaces({ sentences }: { sentences: readonly AnswerSentence[] }) {
  const { t } = useTranslation();
  const places = sentences.flatMap(({ citations }) => citations.map(citedPlace));
  const labeled = new Map(places.toReversed().map((place) => [placeLabel(t, place), place]));
  return (
    <p className={classes['cited']}>
      {[...labeled].toReversed().map(([label, place]) => (
        <PlaceChip key={label} place={place} />
      ))}
    </p>
  );
}

function SpeakerView({ telling, manner }: { telling: SpeakerSentences; manner: Manner }) {
  const { sentences } = telling;
  const [first] = sentences;
  if (!first) return null;
  const keyOf = (sentence: AnswerSentence): string => `${sentence.citations[0]?.segment_id}@${sentence.text}`;
  return (
    <div className={classes['telling']}>
      <Byline sentence={first} isInside={manner.isInside} />
      {manner.form === 'list' && sentences.length > 1 ? (
        <ul>
          {sentences.map((sentence) => (
            <li key={keyOf(sentence)}>
              <Sentence sentence={sentence} />
            </li>
          ))}
        </ul>
      ) : (
        sentences.map((sentence) => (
          <p key={keyOf(sentence)}>
            <Sentence sentence={sentence} />
          </p>
        ))
      )}
      {manner.isInside ? <CitedPlaces sentences={sentences} /> : null}
    </div>
  );
}

const leading: readonly QuestionForm[] = ['number', 'name', 'date'];

/** What was asked for in a few words, and the time of which it is told. */
function Lead({ claim, manner }: { claim: ClaimGroup; manner: Manner }) {
  const { t } = useTranslation();
  const sentence = claim.tellings[0]?.sentences[0];
  if (!sentence?.lead || !leading.includes(manner.form)) return null;
  const day = sentence.date === null ? null : shortDate(sentence.date);
  return (
    <p className={classes['lead']}>
      <strong>{sentence.lead}</strong>
      {sentence.change ? (
        <span>{t(`ask.changed.${sentence.change.direction}`, { from: sentence.change.from })}</span>
      ) : null}
      {manner.form === 'number' && day !== null ? <time dateTime={sentence.date ?? ''}>{day}</time> : null}
    </p>
  );
}

function Agreement({ claim }: { claim: ClaimGroup }) {
  const { t } = useTranslation();
  const { sources, speakers } = tellersOf(claim);
  if (claim.stance !== 'agree' || Math.max(sources, speakers) < 2) return null;
  return (
    <p className={classes['agree']}>
      {sources > 1 ? t('ask.agree', { count: sources }) : t('ask.agreeSpeakers', { count: speakers })}
    </p>
  );
}

/** What is claimed, with everybody who claims it; in large type what is told first. */
export function ClaimView({ claim, manner, isFirst }: Props) {
  return (
    <div className={classes['claim']}>
      {isFirst ? <Lead claim={claim} manner={manner} /> : null}
      <Agreement claim={claim} />
      {claim.tellings.map((telling) => (
        <SpeakerView key={telling.key} telling={telling} manner={manner} />
      ))}
    </div>
  );
}
