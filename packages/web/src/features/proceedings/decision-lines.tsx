import type { Decision } from '@ecco/contract';
import { voteWords } from '@ecco/domain';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { citedPlace } from '../../ui/citation/place.ts';
import { PlaceChip } from '../../ui/citation/place-chip.tsx';
import classes from './decision-lines.module.css';
import { byWeight } from './decision-order.ts';
import { decisionsShown } from './lines-of.ts';

/** Who moved it and who seconded it, as far as that is told. */
function moversOf(t: TFunction, { moved_by: mover, seconded_by: seconder }: Decision): string {
  if (mover && seconder)
    return t('proceedings.movedAndSeconded', { mover: mover.value, seconder: seconder.value });
  if (mover) return t('proceedings.movedBy', { mover: mover.value });
  return seconder ? t('proceedings.secondedBy', { seconder: seconder.value }) : '';
}

/** Characters of a line that are in sight, at least, and those of a sum that stands alone. */
const inSight = 72;
const mostOfSum = 24;

type Count = Decision['yes'];
const stated = (count: Count): number | null => (count?.certainty === 'stated' ? count.value : null);

/** The sum that is decided on and the vote, where the line does not come to them before it is cut. */
function hiddenOf({ headline, amounts, yes, no, abstain }: Decision): string {
  const sum = amounts.map(({ text }) => text).find((text) => text.length <= mostOfSum) ?? null;
  const vote = voteWords({ yes: stated(yes), no: stated(no), abstain: stated(abstain) });
  const isHidden = (words: string): boolean =>
    headline.length > inSight && !headline.slice(0, inSight).includes(words);
  return [sum, vote].filter((words) => words !== null && isHidden(words)).join(' · ');
}

/** What was decided, a line each: the result, the vote and what it is about, then who moved it, and where it is told. */
export function DecisionLines({ decisions }: { decisions: readonly Decision[] }) {
  const { t } = useTranslation();
  const lines = byWeight(decisions).slice(0, decisionsShown);
  const more = decisions.length - lines.length;
  return (
    <ul className={classes['lines']} aria-label={t('proceedings.lines')}>
      {lines.map((decision) => (
        <li
          key={`${decision.outcome.segment_id}@${decision.outcome.source_text}@${decision.motion.text}`}
          data-result={decision.result?.value}
        >
          <p title={decision.headline}>
            <strong>{decision.headline}</strong> <span>{moversOf(t, decision)}</span>
          </p>
          <b>{hiddenOf(decision)}</b>
          <PlaceChip place={citedPlace(decision.outcome)} />
        </li>
      ))}
      {more > 0 ? (
        <li>
          <a href="#proceedings">{t('proceedings.more', { count: more })}</a>
        </li>
      ) : null}
    </ul>
  );
}
