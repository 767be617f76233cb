import { type Entity, limits } from '@ecco/contract';
import { type ReactNode, useState } from 'react';
import { MoreToggle } from './more-toggle.tsx';
import classes from './topic.module.css';

type Props = {
  entities: readonly Entity[];
  onFind: (name: string) => void;
  /** What leads to the others who name it. */
  linkOf?: (entity: Entity) => ReactNode;
};

/** Organizations or people that are named, the most named first; each is a search inside. */
export function EntityList({ entities, onFind, linkOf }: Props) {
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
            {linkOf?.(entity)}
          </li>
        ))}
      </ul>
      <MoreToggle all={all} hidden={sorted.length - limits.topicsShown} onToggle={() => setAll(!all)} />
    </>
  );
}
