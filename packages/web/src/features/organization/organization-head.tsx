import type { Fact, Organization } from '@ecco/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { shortDate } from '../../format/date.ts';
import { shownAssets } from '../../format/money.ts';
import { LinkedText } from '../../ui/text/linked-text.tsx';
import { Monogram } from '../../ui/text/monogram.tsx';
import classes from './organization-head.module.css';
import { otherNames } from './other-names.ts';
import { shownWebsite, websiteHref } from './website-href.ts';

type Info = { key: string; label: string; value: ReactNode; hint?: string | undefined };

/** The day that a number is of, and where it comes from, for those who point at it. */
function useHint(facts: readonly Fact[]) {
  const { t } = useTranslation();
  return (kind: Fact['kind']): string | undefined => {
    const fact = facts.find((one) => one.kind === kind);
    if (!fact) return undefined;
    const date = shortDate(fact.as_of) ?? fact.as_of;
    return [t('organization.asOf', { date }), fact.source].filter(Boolean).join(' · ');
  };
}

function Website({ address }: { address: string }) {
  const href = websiteHref(address);
  if (href === null) return shownWebsite(address);
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {shownWebsite(address)}
    </a>
  );
}

function useInfos(organization: Organization): Info[] {
  const { t } = useTranslation();
  const hint = useHint(organization.facts);
  const { org_type, total_assets, total_members, state, headquarters, website } = organization;
  const infos: Info[] = [
    { key: 'type', label: t('organization.info.type'), value: t(`organizations.typeName.${org_type}`) },
    {
      key: 'aum',
      label: t('organization.info.aum'),
      value: total_assets === null ? null : shownAssets(total_assets),
      hint: hint('total_assets'),
    },
    {
      key: 'members',
      label: t('organization.info.members'),
      value: total_members === null ? null : total_members.toLocaleString('en-US'),
      hint: hint('total_members'),
    },
    { key: 'state', label: t('organization.info.state'), value: state },
    {
      key: 'hq',
      label: t('organization.info.hq'),
      value: headquarters,
      hint: hint('headquarters'),
    },
    {
      key: 'website',
      label: t('organization.info.website'),
      value: website === null ? null : <Website address={website} />,
    },
  ];
  return infos.filter(({ value }) => value !== null && value !== '');
}

type Props = {
  organization: Organization;
  /** What says that it puts money to work. */
  status: ReactNode;
  /** What can be done with it. */
  children: ReactNode;
};

/** What an organization is; what nobody knows of it is left out. */
export function OrganizationHead({ organization, status, children }: Props) {
  const { t } = useTranslation();
  const infos = useInfos(organization);
  const { name, ticker, aliases, description } = organization;
  const others = otherNames({ name, ticker, aliases });
  return (
    <header className={classes['head']}>
      <Monogram name={name} size={56} />
      <div className={classes['name']}>
        <h1>{name}</h1>
        {others.length > 0 ? <p>{t('organization.alsoCalled', { names: others.join(', ') })}</p> : null}
      </div>
      <div className={classes['actions']}>{children}</div>
      <dl className={classes['infos']} aria-label={t('organization.infos')}>
        {infos.map(({ key, label, value, hint }) => (
          <div key={key} title={hint}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {status}
      {description ? (
        <p className={classes['description']}>
          <LinkedText text={description} />
        </p>
      ) : null}
    </header>
  );
}
