import { ActionIcon, Button } from '@mantine/core';
import { IconMenu2, IconPlus, IconSearch } from '@tabler/icons-react';
import { Link, useLinkProps } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { AlertBell } from '../../features/alert/alert-bell.tsx';
import { useSession } from '../../session/get-session.api.ts';
import { isSignedIn } from '../../session/is-signed-in.ts';
import { mayLookAround } from '../../session/may-look-around.ts';
import type { Width } from '../../ui/page/use-width.ts';
import { AreaBar } from './areas/area-bar.tsx';
import { HeaderSearch } from './header-search.tsx';
import { PersonMenu } from './person-menu.tsx';
import classes from './shell.module.css';
import { shellWindow } from './windows/shell-window.store.ts';

/** The name of the brand, with the live dot. */
function Wordmark() {
  const { t } = useTranslation();
  return (
    <span className={classes['wordmark']} aria-hidden="true">
      {t('brand.name')}
      <i />
    </span>
  );
}

/** Where there is no room for the field, the palette is the field. */
function PaletteButton() {
  const { t } = useTranslation();
  return (
    <ActionIcon
      variant="subtle"
      size={40}
      aria-label={t('shell.searchShort')}
      aria-haspopup="dialog"
      onClick={() => shellWindow.getState().show('palette')}
    >
      <IconSearch size={20} stroke={1.8} />
    </ActionIcon>
  );
}

function AddButton({ isWide }: { isWide: boolean }) {
  const { t } = useTranslation();
  if (!isWide)
    return (
      <ActionIcon
        variant="subtle"
        size={40}
        aria-label={t('shell.addLong')}
        renderRoot={(props) => <Link to="/add" {...props} />}
      >
        <IconPlus size={22} stroke={1.8} />
      </ActionIcon>
    );
  return (
    <Button
      size="sm"
      variant="default"
      leftSection={<IconPlus size={16} stroke={2} />}
      renderRoot={(props) => <Link to="/add" {...props} />}
    >
      {t('shell.add')}
    </Button>
  );
}

/** The way in for visitors, the menu of their own for everybody else; on a telephone the latter is at the foot. */
function Person({ width }: { width: Width }) {
  const { t } = useTranslation();
  const session = useSession();
  if (!session) return null;
  const user = session.user_profile;
  if (user) return width === 'narrow' ? null : <PersonMenu user={user} />;
  return (
    <Button size="sm" renderRoot={(props) => <Link to="/enter" {...props} />}>
      {t('shell.signIn')}
    </Button>
  );
}

function Tools({ width }: { width: Width }) {
  const { t } = useTranslation();
  const session = useSession();
  return (
    <div className={classes['tools']}>
      {width !== 'wide' && mayLookAround(session) ? <PaletteButton /> : null}
      {session?.may_ingest ? <AddButton isWide={width === 'wide'} /> : null}
      {isSignedIn(session) ? <AlertBell /> : null}
      <Person width={width} />
      {width === 'narrow' ? null : (
        <ActionIcon
          variant="subtle"
          size={40}
          aria-label={t('shell.menu')}
          aria-haspopup="dialog"
          onClick={() => shellWindow.getState().show('menu')}
        >
          <IconMenu2 size={20} stroke={1.8} />
        </ActionIcon>
      )}
    </div>
  );
}

/** The bar at the top of every page. */
export function Header({ width }: { width: Width }) {
  const { t } = useTranslation();
  const maySearch = mayLookAround(useSession());
  // Which page one is at is said by the areas.
  const { 'aria-current': _page, ...home } = useLinkProps({
    to: '/home',
    className: classes['home'],
    'aria-label': `${t('brand.name')}: ${t('shell.home')}`,
  });
  return (
    <header className={classes['header']}>
      <div className={classes['bar']} data-width={width}>
        <a {...home}>
          <Wordmark />
        </a>
        {width === 'narrow' ? null : <AreaBar width={width} />}
        {width === 'wide' && maySearch ? <HeaderSearch /> : null}
        <Tools width={width} />
      </div>
    </header>
  );
}
