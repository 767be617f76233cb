import type { Fact } from '@ecco/contract';
import { useTranslation } from 'react-i18next';
import { shortDate } from '../../format/date.ts';
import classes from './organization-facts.module.css';

/** What the head of the page does not say already. */
const headFacts = ['funded_ratio', 'assumed_return'] as const;

/** The newest of each of them, with the day it is of and where it is said. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  const { t } = useTranslation();
  const known = headFacts.flatMap((kind) => {
    const fact = facts.find((one) => one.kind === kind && one.value !== null);
    return fact ? [{ ...fact, kind }] : [];
  });
  if (known.length === 0) return null;
  return (
    <dl className={classes['facts']}>
      {known.map(({ id, kind, value, as_of, source, source_url }) => {
        const where = [t('organization.asOf', { date: shortDate(as_of) ?? as_of }), source]
          .filter(Boolean)
          .join(' · ');
        return (
          <div key={id}>
            <dt>{t(`organization.fact.${kind}`)}</dt>
            <dd>{value?.toLocaleString('en-US', { maximumFractionDigits: 2 })}%</dd>
            <dd className={classes['where']}>
              {source_url ? (
                <a href={source_url} target="_blank" rel="noopener noreferrer">
                  {where}
                </a>
              ) : (
                where
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
