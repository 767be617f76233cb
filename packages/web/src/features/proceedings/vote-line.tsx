import type { Decision } from '@ecco/contract';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { CitedWords } from './cited-words.tsx';
import type { ShowWords } from './show-words.ts';
import { byBallot, isTied } from './votes.ts';

const counted = ['yes', 'no', 'abstain'] as const;

/** How many voted how, as far as that is told. */
export function VoteCount({ decision, show }: { decision: Decision; show: ShowWords }) {
  const { t } = useTranslation();
  const reported = counted.flatMap((ballot) => {
    const votes = decision[ballot];
    return votes === null ? [] : [{ ballot, votes }];
  });
  return (
    <>
      {reported.map(({ ballot, votes }, at) => (
        <Fragment key={ballot}>
          {at === 0 ? null : ', '}
          <CitedWords told={votes} show={show}>
            {t(`proceedings.count.${ballot}`, { count: votes.value })}
          </CitedWords>
        </Fragment>
      ))}
      {isTied(decision) ? ` (${t('proceedings.tied')})` : null}
    </>
  );
}

/** Who voted how, by name. */
export function VotesByName({ decision, show }: { decision: Decision; show: ShowWords }) {
  const { t } = useTranslation();
  return byBallot(decision.ballots).map(({ ballot, voters }, at) => (
    <Fragment key={ballot}>
      {at === 0 ? null : ' · '}
      {t(`proceedings.ballot.${ballot}`)}:{' '}
      {voters.map((voter, position) => (
        <Fragment key={voter.name}>
          {position === 0 ? null : ', '}
          {voter.name}
          {show.mark(voter.citation)}
        </Fragment>
      ))}
    </Fragment>
  ));
}
