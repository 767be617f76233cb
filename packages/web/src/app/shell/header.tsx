import { ActionIcon, Button } from '@mantine/core';
import { IconMenu2, IconPlus } from '@tabler/icons-react';
import { Link, useMatch } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../session/get-session.api.ts';
import { isSignedIn } from '../../session/is-signed-in.ts';
import { mayLookAround } from '../../session/may-look-around.ts';
import { LibrarySearch } from './library-search.tsx';
import { MenuSheet } from './menu-sheet.tsx';
import classes from './shell.module.css';
import { ThemeSwitch } from './theme-switch.tsx';

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

/** The way in for visitors, the way to oneself for everybody else. On a narrow screen the latter is in the menu. */
function PersonButton() {
  const { t } = useTranslation();
  const session = useSession();
  if (!session) return null;
  if (!isSignedIn(session))
    return (
      <Button size="sm" variant="default" renderRoot={(props) => <Link to="/enter" {...props} />}>
        {t('shell.signIn')}
      </Button>
    );
  return (
    <Button
      className={classes['wideOnly']}
      size="sm"
      variant="subtle"
      renderRoot={(props) => <Link to="/profile" {...props} />}
    >
      {t('shell.profile')}
    </Button>
  );
}

export function Header() {
  const { t } = useTranslation();
  const [menuOpen, setMenuOpen] = useState(false);
  // Other pages have a `q` of their own.
  const ofTranscripts = useMatch({ from: '/search/transcripts', shouldThrow: false })?.search.q;
  const ofLibrary = useMatch({ from: '/search', shouldThrow: false })?.search.q;
  const q = ofTranscripts ?? ofLibrary ?? '';
  const session = useSession();
  const maySearch = mayLookAround(session);
  const isMember = isSignedIn(session);
  return (
    <>
      <header className={classes['header']}>
        <div className={classes['bar']}>
          <Link to="/home" className={classes['home']} aria-label={`${t('brand.name')}: ${t('shell.home')}`}>
            <Wordmark />
          </Link>
          <div>{maySearch ? <LibrarySearch key={q} initial={q} isMember={isMember} /> : null}</div>
          <div className={classes['tools']}>
            <Button
              className={classes['wideOnly']}
              size="sm"
              leftSection={<IconPlus size={16} stroke={2} />}
              renderRoot={(props) => <Link to="/add" {...props} />}
            >
              {t('shell.add')}
            </Button>
            {isMember ? (
              <ActionIcon
                className={classes['narrowOnly']}
                variant="subtle"
                size={40}
                aria-label={t('shell.addLong')}
                renderRoot={(props) => <Link to="/add" {...props} />}
              >
                <IconPlus size={22} stroke={1.8} />
              </ActionIcon>
            ) : null}
            <PersonButton />
            <span className={classes['wideOnly']}>
              <ThemeSwitch />
            </span>
            <ActionIcon
              variant="subtle"
              size={40}
              aria-label={t('shell.menu')}
              aria-haspopup="dialog"
              onClick={() => setMenuOpen(true)}
            >
              <IconMenu2 size={20} stroke={1.8} />
            </ActionIcon>
          </div>
        </div>
      </header>
      <MenuSheet open={menuOpen} onClose={() => setMenuOpen(false)} />
    </>
  );
}
