/*
 * What can be done with an organization: one row in any window, so on a telephone the ways of its keepers are in a menu.
 */
import type { Organization } from '@ecco/contract';
import { Button } from '@mantine/core';
import { IconAffiliate, IconDots, IconSearch, IconSettings } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { SubscribeButton } from '../../../features/alert/subscribe-button.tsx';
import { MenuButton } from '../../../ui/overlay/menu-button.tsx';
import { useWidth } from '../../../ui/page/use-width.ts';

const icon = { size: 16, stroke: 1.6 };

/** Where those who keep an organization go from its page. */
function CuratorLinks({ slug: id }: Pick<Organization, 'slug'>) {
  const { t } = useTranslation();
  return (
    <>
      <Button
        variant="default"
        renderRoot={(props) => <Link to="/manage/org/$id" params={{ id }} {...props} />}
      >
        {t('organization.manage')}
      </Button>
      <Button
        variant="default"
        renderRoot={(props) => <Link to="/org/$id/graph" params={{ id }} {...props} />}
      >
        {t('organization.graph')}
      </Button>
    </>
  );
}

/** The same, where there is no room for them in the row. */
function CuratorMenu({ slug, name }: Pick<Organization, 'slug' | 'name'>) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const follow = (href: string): void => void navigate({ href });
  const entries = [
    {
      key: 'manage',
      label: t('organization.manage'),
      icon: <IconSettings {...icon} />,
      href: `/manage/org/${slug}`,
      follow,
    },
    {
      key: 'graph',
      label: t('organization.graph'),
      icon: <IconAffiliate {...icon} />,
      href: `/org/${slug}/graph`,
      follow,
    },
  ];
  return (
    <MenuButton
      text={null}
      label={t('organization.moreOf', { name })}
      icon={<IconDots {...icon} />}
      groups={() => [{ key: 'keeping', entries }]}
    />
  );
}

type Props = { organization: Organization; onSearch: () => void };

export function OrganizationActions({ organization, onSearch }: Props) {
  const { t } = useTranslation();
  const isNarrow = useWidth() === 'narrow';
  const Keeping = isNarrow ? CuratorMenu : CuratorLinks;
  return (
    <>
      <SubscribeButton kind="organization" id={organization.uuid} name={organization.name} />
      <Button variant="default" leftSection={<IconSearch {...icon} />} onClick={onSearch}>
        {t('organization.search')}
      </Button>
      {organization.may.manage ? <Keeping slug={organization.slug} name={organization.name} /> : null}
    </>
  );
}
