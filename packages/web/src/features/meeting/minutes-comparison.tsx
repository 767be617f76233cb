/*
 * "Said, not in minutes": what the recording of a meeting has and its minutes lack, and where they differ. What was
 * compared, and what was not, is said below.
 */
import type { MinutesComparison as Comparison, Meeting } from '@ecco/contract';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { shownTitle } from '../../format/text.ts';
import { Section } from '../../ui/page/section.tsx';
import { TextLines } from '../../ui/text/text-lines.tsx';
import { useMinutesComparison } from './api/minutes-comparison.api.ts';
import { comparisonId } from './comparison-id.ts';
import classes from './minutes-comparison.module.css';
import { DifferenceRow, GapRow } from './minutes-rows.tsx';

type Props = { comparison: Comparison; meeting: string };

function ComparisonResult({ comparison: { gaps, differences }, meeting }: Props) {
  const { t } = useTranslation();
  return (
    <>
      {gaps.length > 0 ? (
        <>
          <h3>{t('meeting.compare.gaps', { count: gaps.length })}</h3>
          <ul className={classes['rows']}>
            {gaps.map((gap) => (
              <GapRow
                key={`${gap.kind} ${gap.said.segment_id} ${gap.text.text}`}
                gap={gap}
                meeting={meeting}
              />
            ))}
          </ul>
        </>
      ) : null}
      {differences.length > 0 ? (
        <>
          <h3>{t('meeting.compare.differences', { count: differences.length })}</h3>
          <ul className={classes['rows']}>
            {differences.map((one) => (
              <DifferenceRow
                key={`${one.field} ${one.said.citation.segment_id} ${one.motion.text}`}
                difference={one}
                meeting={meeting}
              />
            ))}
          </ul>
        </>
      ) : null}
    </>
  );
}

/** What was held side by side, and what nothing is claimed of. */
function Scope({ comparison: { compared, recording, minutes } }: { comparison: Comparison }) {
  const { t } = useTranslation();
  const { decisions, matched, unclear } = compared;
  return (
    <p className={classes['scope']}>
      {t('meeting.compare.scope', {
        recording: shownTitle(recording?.title ?? ''),
        minutes: shownTitle(minutes?.title ?? ''),
      })}{' '}
      {t('meeting.compare.counted', { count: decisions, matched })}{' '}
      {unclear > 0 ? `${t('meeting.compare.unclear', { count: unclear })} ` : null}
      {t('meeting.compare.beyond')}
    </p>
  );
}

function Compared({ comparison, meeting }: Props) {
  const { t } = useTranslation();
  const { state, gaps, differences, compared } = comparison;
  if (state !== 'compared') return <p className={classes['scope']}>{t(`meeting.compare.state.${state}`)}</p>;
  if (compared.decisions === 0 && gaps.length === 0)
    return <p className={classes['scope']}>{t('meeting.compare.noDecisions')}</p>;
  return (
    <>
      {gaps.length + differences.length === 0 ? <p>{t('meeting.compare.agreed')}</p> : null}
      <ComparisonResult comparison={comparison} meeting={meeting} />
      <Scope comparison={comparison} />
    </>
  );
}

/** The section of a meeting that has a recording and minutes. */
export function MinutesComparison({ meeting: { uuid } }: { meeting: Meeting }) {
  const { t } = useTranslation();
  const query = useMinutesComparison(uuid);
  return (
    <Section id={comparisonId} title={t('meeting.compare.title')}>
      <div className={classes['body']}>
        {query.isPending ? <TextLines widths={[62, 88, 40]} /> : null}
        {query.isError ? (
          <p>
            {t('meeting.compare.failed')}{' '}
            <Button size="compact-sm" variant="default" onClick={() => void query.refetch()}>
              {t('meeting.compare.again')}
            </Button>
          </p>
        ) : null}
        {query.data ? <Compared comparison={query.data} meeting={uuid} /> : null}
      </div>
    </Section>
  );
}
