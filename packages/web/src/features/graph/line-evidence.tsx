import type { GraphLine } from '@ecco/contract';
import { useTranslation } from 'react-i18next';
import { shortDate } from '../../format/date.ts';
import classes from './graph.module.css';

/** What two points are to each other. */
function useRelation(): (line: GraphLine) => string {
  const { t } = useTranslation();
  return ({ basis, edge_type: edge, relation }) => {
    if (edge !== null) return t(`managerConnections.edge.${edge}`);
    if (basis === 'show') return t('graph.ofShow');
    if (basis === 'meeting') return t('graph.ofMeeting');
    return basis === 'speaks' ? t('graph.speaks') : t(`graph.${relation ?? 'mentions'}`);
  };
}

/** What a line rests on: who connected them and when, or the words of the item that names them. */
export function LineEvidence({ line }: { line: GraphLine }) {
  const { t } = useTranslation();
  const relation = useRelation();
  const { title, since, until, provenance, source_url: source, names, mentions, sign, place } = line;
  const facts = [
    relation(line),
    title,
    since && t('graph.sinceDay', { day: shortDate(since) ?? since }),
    until && t('graph.untilDay', { day: shortDate(until) ?? until }),
    provenance && t('graph.origin', { how: t(`managerConnections.provenance.${provenance}`) }),
    names.length > 0 ? t('graph.named', { names: names.map((name) => `“${name}”`).join(', ') }) : null,
    mentions ? t('graph.times', { count: mentions }) : null,
    sign && t('graph.sign', { sign }),
  ].filter(Boolean);
  return (
    <div className={classes['evidence']}>
      <p>{facts.join(' · ')}</p>
      {place === null ? null : (
        <p className={classes['quote']}>
          <a href={place.href}>“{place.quote}”</a>
        </p>
      )}
      {source === null ? null : (
        <p>
          <a href={source} rel="noreferrer" target="_blank">
            {t('graph.source')}
          </a>
        </p>
      )}
    </div>
  );
}
