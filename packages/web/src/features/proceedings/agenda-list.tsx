import type { AgendaItem, Decision, Proceedings, UnnamedVote } from '@ecco/contract';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { citedPlace } from '../../ui/citation/place.ts';
import { PlaceChip } from '../../ui/citation/place-chip.tsx';
import { DecisionCard } from './decision-card.tsx';
import { mattersOf } from './matters.ts';
import { PaperLine } from './paper-line.tsx';
import classes from './proceedings.module.css';
import type { ShowWords } from './show-words.ts';
import { StateMark } from './state-mark.tsx';

type DecidedProps = { decisions: readonly Decision[]; show: ShowWords; title?: string };

const Decided = ({ decisions, ...rest }: DecidedProps) =>
  decisions.map((decision) => (
    <DecisionCard
      key={`${decision.outcome.segment_id}@${decision.outcome.source_text}@${decision.motion.text}`}
      decision={decision}
      {...rest}
    />
  ));

/** Votes that say no more of their matter than its number, each with where it ended and what the agenda calls it. */
function UnnamedVotes({ votes }: { votes: readonly UnnamedVote[] }) {
  const { t } = useTranslation();
  return votes.map(({ matter, result, outcome, paper }) => (
    <Fragment key={`${outcome.segment_id}@${outcome.source_text}`}>
      <div className={classes['result']}>
        <StateMark state={result} />
        <span>{t(paper ? 'proceedings.unnamedVoteOn' : 'proceedings.unnamedVote', { matter })}</span>
        <PlaceChip place={citedPlace(outcome)} />
      </div>
      {paper ? <PaperLine paper={paper} /> : null}
    </Fragment>
  ));
}

/** Its number, unless its title is no more than that, and title, where it is taken up, and what became of it where no decision below says so. */
function AgendaRow({ item, isDecided }: { item: AgendaItem; isDecided: boolean }) {
  return (
    <div className={classes['row']}>
      <span className={classes['number']}>{item.title === `Item ${item.number}` ? null : item.number}</span>
      <h3>{item.title}</h3>
      {item.state === null || isDecided ? null : <StateMark state={item.state} />}
      <PlaceChip place={citedPlace(item.citation)} />
    </div>
  );
}

/** The agenda as the spine of a meeting, with what was decided under each of its items. */
export function AgendaList({
  agenda,
  decisions,
  votes,
  show,
}: Pick<Proceedings, 'agenda' | 'decisions'> & { votes: readonly UnnamedVote[]; show: ShowWords }) {
  const { t } = useTranslation();
  const { matters, others, otherVotes } = mattersOf({ agenda, decisions, unnamed_votes: [...votes] });
  return (
    <>
      <ol className={classes['agenda']}>
        {matters.map((matter) => (
          <li key={matter.item.index}>
            <AgendaRow item={matter.item} isDecided={matter.decisions.length + matter.votes.length > 0} />
            <Decided decisions={matter.decisions} show={show} title={matter.item.title} />
            <UnnamedVotes votes={matter.votes} />
          </li>
        ))}
      </ol>
      {others.length + otherVotes.length > 0 ? (
        <div className={classes['others']}>
          {matters.length > 0 ? <h3>{t('proceedings.others')}</h3> : null}
          <Decided decisions={others} show={show} />
          <UnnamedVotes votes={otherVotes} />
        </div>
      ) : null}
    </>
  );
}
