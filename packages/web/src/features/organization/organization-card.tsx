import { limits, type OrganizationCard } from '@ecco/contract';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { shownAssets } from '../../format/money.ts';
import { truncate } from '../../format/text.ts';
import { Monogram } from '../../ui/text/monogram.tsx';
import classes from './organization-list.module.css';

type Props = {
  organization: OrganizationCard;
  /** Opens a tab of its own: the list stands inside somebody else's page. */
  opensTab: boolean;
};

/** What is known of an organization in short; what nobody knows is left out. */
function Chips({ organization: { state, total_assets, headquarters } }: Pick<Props, 'organization'>) {
  const { t } = useTranslation();
  const chips = [
    { key: 'state', label: t('organization.chip.state'), value: state },
    {
      key: 'aum',
      label: t('organization.chip.aum'),
      value: total_assets === null ? null : shownAssets(total_assets),
    },
    { key: 'hq', label: t('organization.chip.hq'), value: headquarters },
  ].filter(({ value }) => value);
  if (chips.length === 0) return null;
  return (
    <dl className={classes['chips']}>
      {chips.map(({ key, label, value }) => (
        <div key={key}>
          <dt>{label}</dt>
          <dd title={value ?? undefined}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** An organization of the list. */
export function OrganizationListCard({ organization, opensTab }: Props) {
  const { slug, name, description } = organization;
  return (
    <article className={classes['card']}>
      <Monogram name={name} size={40} />
      <div>
        <h3 data-row>
          <Link to="/org/$id" params={{ id: slug }} {...(opensTab && { target: '_blank', rel: 'noopener' })}>
            {name}
          </Link>
        </h3>
        <Chips organization={organization} />
        {description ? <p>{truncate(description, limits.organizationDescriptionExcerpt)}</p> : null}
      </div>
    </article>
  );
}
