import { contentKinds } from '@ecco/domain';
import { Link } from '@tanstack/react-router';
import type { MouseEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../session/get-session.api.ts';
import { isSignedIn } from '../../session/is-signed-in.ts';
import { mayLookAround } from '../../session/may-look-around.ts';
import { SideSheet } from '../../ui/overlay/side-sheet.tsx';
import { PersonSection } from './person-section.tsx';
import classes from './shell.module.css';
import { ThemeSwitch } from './theme-switch.tsx';

function Kinds() {
  const { t } = useTranslation();
  return (
    <ul>
      {contentKinds.map((kind) => (
        <li key={kind}>
          <Link to="/home" search={{ kind }}>
            {t(`kind.${kind}`)}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Administration() {
  const { t } = useTranslation();
  return (
    <section aria-label={t('shell.administration')}>
      <p className={classes['menuTitle']}>{t('shell.administration')}</p>
      <ul>
        <li>
          <Link to="/admin/users">{t('shell.users')}</Link>
        </li>
        <li>
          <Link to="/admin/waitlist">{t('shell.waitlist')}</Link>
        </li>
        <li>
          <Link to="/admin/outbox">{t('shell.outbox')}</Link>
        </li>
        <li>
          <Link to="/admin/activity">{t('shell.activity')}</Link>
        </li>
      </ul>
    </section>
  );
}

function More({ isMember }: { isMember: boolean }) {
  const { t } = useTranslation();
  return (
    <details className={classes['more']}>
      <summary>{t('shell.more')}</summary>
      <ul>
        {isMember ? (
          <li>
            <Link to="/developers">{t('shell.developers')}</Link>
          </li>
        ) : null}
        <li>
          <Link to="/about">{t('shell.about')}</Link>
        </li>
        <li>
          <Link to="/privacy">{t('shell.privacy')}</Link>
        </li>
        <li>
          <Link to="/terms">{t('shell.terms')}</Link>
        </li>
      </ul>
    </details>
  );
}

/** A move to another page closes what it was chosen in; a new window does not. */
function LeavingNav({
  label,
  onLeave,
  children,
}: {
  label: string;
  onLeave: () => void;
  children: ReactNode;
}) {
  const onClick = (event: MouseEvent): void => {
    const isPlain = !event.metaKey && !event.ctrlKey && !event.shiftKey;
    if (isPlain && event.target instanceof Element && event.target.closest('a')) onLeave();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: hears the clicks of the links inside, which Enter makes too
    <nav className={classes['menu']} aria-label={label} onClick={onClick}>
      {children}
    </nav>
  );
}

/** Everything one can go to, in a drawer. */
export function MenuSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  const session = useSession();
  const isMember = isSignedIn(session);
  return (
    <SideSheet
      side="right"
      open={open}
      title={t('shell.menu')}
      closeLabel={t('shell.closeMenu')}
      onClose={onClose}
    >
      <LeavingNav label={t('shell.menu')} onLeave={onClose}>
        <Link to={isMember ? '/lists' : '/home'}>{t('shell.watchLists')}</Link>
        {isMember ? <Link to="/history">{t('shell.history')}</Link> : null}
        {mayLookAround(session) ? <Kinds /> : null}
        <Link to="/categories">{t('shell.categories')}</Link>
        {mayLookAround(session) ? <Link to="/people">{t('shell.people')}</Link> : null}
        <Link to="/add">{t('shell.addLong')}</Link>
        {session?.may_administer ? <Administration /> : null}
        <PersonSection onLeave={onClose} />
        <More isMember={isMember} />
      </LeavingNav>
      <div className={classes['narrowOnly']}>
        <ThemeSwitch />
      </div>
    </SideSheet>
  );
}
