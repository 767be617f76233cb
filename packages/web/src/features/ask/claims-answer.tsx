import type { Answer } from '@ecco/contract';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './answer.module.css';
import { type MatterGroup, matterGroups } from './claim-groups.ts';
import { ClaimView, type Manner } from './claim-view.tsx';

function Matter({ matter, manner, isFirst }: { matter: MatterGroup; manner: Manner; isFirst: boolean }) {
  const { t } = useTranslation();
  const claims = matter.claims.map((claim) => (
    <ClaimView key={claim.claim} claim={claim} manner={manner} isFirst={isFirst} />
  ));
  if (!matter.differs) return claims;
  return (
    <section className={classes['differ']} aria-label={t('ask.disagree')}>
      <h3>{t('ask.disagree')}</h3>
      <div>{claims}</div>
    </section>
  );
}

/** What is answered: claims that agree together, those that differ side by side, each with who says so. */
export function ClaimsAnswer({ answer }: { answer: Answer }) {
  const matters = useMemo(() => matterGroups(answer), [answer]);
  const manner = { form: answer.form, isInside: answer.scope.kind === 'item' };
  const shown = matters.map((matter, at) => (
    <Matter key={matter.key} matter={matter} manner={manner} isFirst={at === 0} />
  ));
  return <div className={classes['told']}>{shown}</div>;
}
