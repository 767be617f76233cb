import type { AgendaItem, Decision, Proceedings } from '@ecco/contract';
import { useTranslation } from 'react-i18next';
import { citedPlace } from '../../ui/citation/cited-place.ts';
import { PlaceChip } from '../../ui/citation/place-chip.tsx';
import { DecisionCard } from './decision-card.tsx';
import { mattersOf } from './matters.ts';
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
  show,
}: Pick<Proceedings, 'agenda' | 'decisions'> & { show: ShowWords }) {
  const { t } = useTranslation();
  const { matters, others } = mattersOf({ agenda, decisions });
  return (
    <>
      <ol className={classes['agenda']}>
        {matters.map((matter) => (
          <li key={matter.item.index}>
            <AgendaRow item={matter.item} isDecided={matter.decisions.length > 0} />
            <Decided decisions={matter.decisions} show={show} title={matter.item.title} />
          </li>
        ))}
      </ol>
      {others.length > 0 ? (
        <div className={classes['others']}>
          {matters.length > 0 ? <h3>{t('proceedings.others')}</h3> : null}
          <Decided decisions={others} show={show} />
        </div>
      ) : null}
    </>
  );
}
