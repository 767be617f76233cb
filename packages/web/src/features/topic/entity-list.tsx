import { type Entity, limits } from '@ecco/contract';
import { useState } from 'react';
import { MoreToggle } from './more-toggle.tsx';
import classes from './topic.module.css';

/** Organisations or people that are named, the most named first; each is a search inside. */
export function EntityList({
  entities,
  onFind,
}: {
  entities: readonly Entity[];
  onFind: (name: string) => void;
}) {
  const [all, setAll] = useState(false);
  const sorted = [...entities].sort((a, b) => b.mentions - a.mentions);
  const shown = all ? sorted : sorted.slice(0, limits.topicsShown);
  return (
    <>
      <ul className={classes['entities']}>
        {shown.map((entity) => (
          <li key={entity.slug}>
            <button type="button" onClick={() => onFind(entity.name)}>
              {entity.name} <span className="tabular">{entity.mentions}</span>
            </button>
          </li>
        ))}
      </ul>
      <MoreToggle all={all} hidden={sorted.length - limits.topicsShown} onToggle={() => setAll(!all)} />
    </>
  );
}
