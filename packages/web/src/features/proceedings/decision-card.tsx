import type { CitedText, Decision, ToldText } from '@ecco/contract';
import { hasWords, motionWords } from '@ecco/domain';
import { Fragment, type ReactNode, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { citedPlace } from '../../ui/citation/place.ts';
import { PlaceChip } from '../../ui/citation/place-chip.tsx';
import { CitedWords } from './cited-words.tsx';
import { DecisionNotesContext } from './decision-notes.context.ts';
import classes from './proceedings.module.css';
import { type ShowWords, withoutMarksOf } from './show-words.ts';
import { StateMark } from './state-mark.tsx';
import { VoteCount, VotesByName } from './vote-line.tsx';

/** A field under its name. */
function Field({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Person({ name, told, show }: { name: string; told: ToldText | null; show: ShowWords }) {
  if (told === null) return null;
  return (
    <Field name={name}>
      <CitedWords told={told} show={show}>
        {told.value}
      </CitedWords>
    </Field>
  );
}

/** Sums or conditions one after the other, each with its source. */
function Words({ name, texts, show }: { name: string; texts: readonly CitedText[]; show: ShowWords }) {
  if (texts.length === 0) return null;
  return (
    <Field name={name}>
      <ul>
        {texts.map((text) => (
          <li key={`${text.text}@${text.citations[0]?.segment_id}`}>{show.words(text)}</li>
        ))}
      </ul>
    </Field>
  );
}

/** How it came out, how it came to that, and where it is said. */
function Result({ decision }: { decision: Decision }) {
  const { t } = useTranslation();
  const { result, basis, amended, move, outcome } = decision;
  const besides = useContext(DecisionNotesContext)(decision);
  const notes = [
    ...(result?.certainty === 'inferred' ? [t('proceedings.inferred')] : []),
    ...(basis === 'motion' ? [] : [t(`proceedings.basis.${basis}`)]),
    ...(move === null ? [] : [t(`proceedings.move.${move}`)]),
    ...(amended ? [t('proceedings.amended')] : []),
  ];
  return (
    <div className={classes['result']}>
      {result ? <StateMark state={result.value} /> : <span>{t('proceedings.resultUntold')}</span>}
      <span className={classes['notes']}>
        {notes.join(' · ')}
        {besides.map(({ text, href }) => (
          <a key={text} href={href}>
            {text}
          </a>
        ))}
      </span>
      <PlaceChip place={citedPlace(outcome)} />
    </div>
  );
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Whether a motion has no words of its own: the title above it, with its number or without. */
const isTitle = (motion: string, title: string): boolean =>
  plain(motion).replace(/^(?:\d+ )+/, '') === plain(title).replace(/^(?:\d+ )+/, '');

/** What was decided in one line, and below it the words of the motion, where the line has not got them. */
function DecisionLines({ decision: { headline, motion }, show }: { decision: Decision; show: ShowWords }) {
  const isQuoted = hasWords(headline, motionWords(motion.text));
  return (
    <>
      <p className={classes['headline']}>
        {headline}
        {isQuoted
          ? motion.citations.map((citation) => (
              <Fragment key={citation.segment_id}>{show.mark(citation)}</Fragment>
            ))
          : null}
      </p>
      {isQuoted ? null : <p className={classes['motion']}>{show.words(motion)}</p>}
    </>
  );
}

type Props = {
  decision: Decision;
  show: ShowWords;
  /** Of the item of the agenda that it stands under. */
  title?: string;
};

/** What a body decided: how it came out, the motion, and of its votes, sums and conditions what is told. */
export function DecisionCard({ decision, show: shown, title = '' }: Props) {
  const { t } = useTranslation();
  const show = withoutMarksOf(shown, [decision.outcome]);
  const { yes, no, abstain, ballots } = decision;
  return (
    <article className={classes['decision']}>
      <Result decision={decision} />
      {isTitle(decision.motion.text, title) ? null : <DecisionLines decision={decision} show={show} />}
      <dl className={classes['fields']}>
        <Person name={t('proceedings.moved')} told={decision.moved_by} show={show} />
        <Person name={t('proceedings.seconded')} told={decision.seconded_by} show={show} />
        {yes || no || abstain ? (
          <Field name={t('proceedings.votes')}>
            <VoteCount decision={decision} show={show} />
          </Field>
        ) : null}
        {decision.vote_unread ? (
          <Field name={t('proceedings.voteUnread')}>
            {t('proceedings.voteUnreadHint')} <PlaceChip place={citedPlace(decision.vote_unread)} />
          </Field>
        ) : null}
        {ballots.length > 0 ? (
          <Field name={t('proceedings.byName')}>
            <VotesByName decision={decision} show={show} />
          </Field>
        ) : null}
        <Words name={t('proceedings.amounts')} texts={decision.amounts} show={show} />
        <Words name={t('proceedings.conditions')} texts={decision.conditions} show={show} />
      </dl>
    </article>
  );
}
