import type { Answer } from '@ecco/contract';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { MetaLine } from '../../ui/text/meta-line.tsx';
import classes from './answer.module.css';
import { type GraphAnswerLine, graphLines } from './graph-lines.ts';

/** Lines of an agenda that are shown; the page of the meeting has all. */
const agendaShown = 8;

function Source({ source }: Pick<GraphAnswerLine, 'source'>) {
  if (source === null) return null;
  if (source.href === null) return source.text;
  return (
    <a href={source.href} target="_blank" rel="noopener noreferrer">
      {source.text}
    </a>
  );
}

function GraphLineView({ line: { lead, text, page, notes, source, agenda } }: { line: GraphAnswerLine }) {
  const { t } = useTranslation();
  return (
    <li className={classes['claim']}>
      <p className={classes['lead']}>
        <strong>{lead}</strong>
      </p>
      <p>
        <Link to={page.to} params={{ id: page.id }}>
          {text}
        </Link>
      </p>
      <MetaLine
        parts={[
          ...notes.map((note) => ({ key: note, node: note })),
          { key: 'source', node: source && <Source source={source} /> },
        ]}
      />
      {agenda.length > 0 ? (
        <ol className={classes['agenda']} aria-label={t('ask.kept.agenda')}>
          {agenda.slice(0, agendaShown).map((entry, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two items may be called the same, and none moves
            <li key={at}>{entry}</li>
          ))}
        </ol>
      ) : null}
    </li>
  );
}

/** What of organizations themselves answers: it is on their pages, and in no transcript. */
export function GraphAnswer({ answer }: { answer: Answer }) {
  const { t } = useTranslation();
  const lines = graphLines(t, answer);
  if (answer.graph === null || lines.length === 0) return null;
  return (
    <section className={classes['kept']} aria-label={t(`ask.kept.from.${answer.graph.asks}`)}>
      <p className={classes['note']}>{t(`ask.kept.from.${answer.graph.asks}`)}</p>
      <ul>
        {lines.map((line) => (
          <GraphLineView key={line.key} line={line} />
        ))}
      </ul>
    </section>
  );
}
