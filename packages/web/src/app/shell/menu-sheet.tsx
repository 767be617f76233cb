import { contentKinds } from '@ecco/domain';
import { Link } from '@tanstack/react-router';
import type { MouseEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../session/get-session.api.ts';
import { isSignedIn } from '../../session/is-signed-in.ts';
import { SideSheet } from '../../ui/overlay/side-sheet.tsx';
import { isPlainClick } from '../../ui/page/is-plain-click.ts';
import { type Area, addPage, administration, type Destination, systemPages } from './areas/areas.ts';
import { useAreas } from './areas/use-areas.ts';
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

/** Those of a list that somebody may see. */
function Links({ of }: { of: readonly Destination[] }) {
  const { t } = useTranslation();
  const session = useSession();
  return of
    .filter(({ sees }) => sees(session))
    .map(({ label, path }) => (
      <li key={path}>
        <Link to={path}>{label(t)}</Link>
      </li>
    ));
}

/** An area, and under it what stands under its tabs. */
function AreaEntry({ area }: { area: Area }) {
  const { t } = useTranslation();
  const session = useSession();
  return (
    <>
      <Link to={area.path}>{area.label(t)}</Link>
      {area.path === '/home' ? <Kinds /> : null}
      {area.tabs
        .filter(({ path, sees }) => path !== area.path && sees(session))
        .map(({ label, path }) => (
          <Link key={path} to={path}>
            {label(t)}
          </Link>
        ))}
    </>
  );
}

function Administration() {
  const { t } = useTranslation();
  return (
    <section aria-label={t('shell.administration')}>
      <p className={classes['menuTitle']}>{t('shell.administration')}</p>
      <ul>
        <Links of={administration.tabs} />
      </ul>
    </section>
  );
}

function More() {
  const { t } = useTranslation();
  return (
    <details className={classes['more']}>
      <summary>{t('shell.more')}</summary>
      <ul>
        <Links of={systemPages} />
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
    if (isPlainClick(event) && event.target instanceof Element && event.target.closest('a')) onLeave();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: hears the clicks of the links inside, which Enter makes too
    <nav className={classes['menu']} aria-label={label} onClick={onClick}>
      {children}
    </nav>
  );
}

/** Everything one can go to, in a drawer. */
export function MenuSheet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const session = useSession();
  const shown = useAreas();
  return (
    <SideSheet side="right" open title={t('shell.menu')} closeLabel={t('shell.closeMenu')} onClose={onClose}>
      <LeavingNav label={t('shell.menu')} onLeave={onClose}>
        {shown.map((area) => (
          <AreaEntry key={area.path} area={area} />
        ))}
        {isSignedIn(session) ? null : <Link to="/home">{t('shell.watchLists')}</Link>}
        <Link to={addPage.path}>{addPage.label(t)}</Link>
        {administration.sees(session) ? <Administration /> : null}
        <PersonSection onLeave={onClose} />
        <More />
      </LeavingNav>
      <ThemeSwitch />
    </SideSheet>
  );
}
