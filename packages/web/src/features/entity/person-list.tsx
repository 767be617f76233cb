import type { PersonCard } from '@ecco/contract';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Monogram } from '../../ui/monogram.tsx';
import classes from './entity.module.css';

/** People, each with how often they are named and in how many items. */
export function PersonList({ people, busy }: { people: readonly PersonCard[]; busy: boolean }) {
  const { t } = useTranslation();
  return (
    <ul className={classes['people']} aria-busy={busy || undefined}>
      {people.map(({ slug, name, mentions, episodes }) => (
        <li key={slug}>
          <Monogram name={name} size={40} />
          <div>
            <Link to="/people/$id" params={{ id: slug }}>
              {name}
            </Link>
            <p>
              {t('people.mentions', { count: mentions })} {t('people.inItems', { count: episodes })}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
