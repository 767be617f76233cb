import type { PersonCard } from '@ecco/contract';
import { Skeleton } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Monogram } from '../../ui/text/monogram.tsx';
import { TextLines } from '../../ui/text/text-lines.tsx';
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

const peopleOnTheirWay = Array.from({ length: 12 }, (_, at) => at);

/** People who are on their way. */
export function PersonListSkeleton() {
  const { t } = useTranslation();
  return (
    <div role="status">
      <span className="visually-hidden">{t('item.loading')}</span>
      <ul className={classes['people']} aria-hidden="true">
        {peopleOnTheirWay.map((person) => (
          <li key={person}>
            <Skeleton width={40} height={40} radius={8} />
            <TextLines widths={[person % 2 ? 58 : 70, 40]} />
          </li>
        ))}
      </ul>
    </div>
  );
}
