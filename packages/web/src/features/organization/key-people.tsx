import { type KeyPerson, limits } from '@ecco/contract';
import { ActionIcon } from '@mantine/core';
import { IconArrowUpRight, IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { truncate } from '../../format/text.ts';
import { Monogram } from '../../ui/text/monogram.tsx';
import classes from './key-people.module.css';

/** Leads to where it is said that somebody is there, else to their own page. */
function PersonLink({ person, children }: { person: KeyPerson; children: ReactNode }) {
  if (person.citation && /^https?:\/\//i.test(person.citation))
    return (
      <a href={person.citation} target="_blank" rel="noopener noreferrer">
        {children}
        <IconArrowUpRight size={14} stroke={1.8} aria-hidden="true" />
      </a>
    );
  return (
    <Link to="/people/$id" params={{ id: person.slug }}>
      {children}
    </Link>
  );
}

function PersonCard({ person }: { person: KeyPerson }) {
  const { t } = useTranslation();
  const { name, title, image_url, tenure } = person;
  return (
    <li>
      <Monogram name={name} image={image_url} size={56} />
      <div>
        <h4>
          <PersonLink person={person}>{name}</PersonLink>
        </h4>
        {title ? <p title={title}>{truncate(title, limits.personTitleMax)}</p> : null}
        {tenure.since ? <p>{t('organization.since', { year: tenure.since.slice(0, 4) })}</p> : null}
      </div>
    </li>
  );
}

type Props = { title: string; people: readonly KeyPerson[] };

/** People in a row that is leafed through; nothing where there are none. */
export function PeopleCarousel({ title, people }: Props) {
  const { t } = useTranslation();
  const row = useRef<HTMLUListElement>(null);
  // Nearly a whole width, so that whoever stood at the edge is still in sight.
  const leaf = (direction: 1 | -1): void =>
    row.current?.scrollBy({ left: direction * row.current.clientWidth * 0.9, behavior: 'smooth' });
  if (people.length === 0) return null;
  return (
    <section className={classes['group']} aria-label={title}>
      <div className={classes['head']}>
        <h3>
          {title} <span className="tabular">{people.length}</span>
        </h3>
        <div>
          <ActionIcon
            variant="subtle"
            size={36}
            aria-label={t('organization.earlierPeople', { title })}
            onClick={() => leaf(-1)}
          >
            <IconChevronLeft size={18} stroke={1.8} />
          </ActionIcon>
          <ActionIcon
            variant="subtle"
            size={36}
            aria-label={t('organization.furtherPeople', { title })}
            onClick={() => leaf(1)}
          >
            <IconChevronRight size={18} stroke={1.8} />
          </ActionIcon>
        </div>
      </div>
      <ul ref={row} className={classes['people']}>
        {people.map((person) => (
          <PersonCard key={`${person.uuid} ${person.edge_type}`} person={person} />
        ))}
      </ul>
    </section>
  );
}
