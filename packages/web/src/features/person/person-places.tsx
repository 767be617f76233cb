import type { PersonPlace } from '@ecco/contract';
import { IconArrowUpRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { shortDate } from '../../format/date.ts';
import classes from './person-page.module.css';
import { placesByOrganization } from './places-by-organization.ts';

/** From when to when, as far as that is known. */
function useTenure() {
  const { t } = useTranslation();
  const shown = (day: string): string => shortDate(day) ?? day;
  return ({ since, until }: PersonPlace): string => {
    if (since !== null && until !== null)
      return t('person.fromTo', { since: shown(since), until: shown(until) });
    if (since !== null) return t('person.since', { date: shown(since) });
    return until === null ? t('person.present') : t('person.until', { date: shown(until) });
  };
}

const roles = ['HAS_BOARD_MEMBER', 'HAS_STAFF_MEMBER', 'HAS_EXECUTIVE', 'HAS_ADVISOR'] as const;

/** What somebody is there where no title says so. */
function useRole() {
  const { t } = useTranslation();
  return ({ edge_type: edge }: PersonPlace): string => {
    const role = roles.find((one) => one === edge);
    return role === undefined ? '' : t(`person.role.${role}`);
  };
}

/** Where it is said; nothing for what is no address of the web. */
function Source({ place: { citation } }: { place: PersonPlace }) {
  const { t } = useTranslation();
  if (citation === null || !/^https?:\/\//i.test(citation)) return null;
  return (
    <a href={citation} target="_blank" rel="noopener noreferrer">
      {t('person.source')}
      <IconArrowUpRight size={14} stroke={1.8} aria-hidden="true" />
    </a>
  );
}

/** The organizations of somebody, the latest first, each with what they were there and when. */
export function PersonPlaces({ places }: { places: readonly PersonPlace[] }) {
  const tenure = useTenure();
  const role = useRole();
  return (
    <ul className={classes['places']}>
      {placesByOrganization(places).map(({ organization, posts }) => (
        <li key={organization.uuid}>
          <p className={classes['where']}>
            <Link to="/org/$id" params={{ id: organization.slug }}>
              {organization.name}
            </Link>
          </p>
          <ol>
            {posts.map((post) => (
              <li
                key={`${post.edge_type} ${post.title} ${post.since}`}
                data-past={post.until === null ? undefined : true}
              >
                <span>{post.title ?? role(post)}</span>
                <span className={classes['tenure']}>{tenure(post)}</span>
                <Source place={post} />
              </li>
            ))}
          </ol>
        </li>
      ))}
    </ul>
  );
}
