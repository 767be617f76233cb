import { Outlet, useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNotePlayed } from '../../features/history/use-note-history.ts';
import { AudioElement } from '../../player/audio-element.tsx';
import { PlayerDock } from '../../player/bar/player-dock.tsx';
import { NoticeStack } from '../../ui/overlay/notice-stack.tsx';
import { BackToTop } from '../../ui/page/back-to-top.tsx';
import { useSessionSync } from '../access/use-session-sync.ts';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import classes from './shell.module.css';
import { useEmbedded } from './use-embedded.ts';

/** After a move to another page the focus goes to its content, as a full page load would do. */
function useFocusOnMove(): void {
  const path = useLocation({ select: ({ pathname }) => pathname });
  const before = useRef(path);
  useEffect(() => {
    if (before.current === path) return;
    before.current = path;
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [path]);
}

/** Inside somebody else's page there is nothing but the page and its sound. */
function BareShell() {
  return (
    <>
      <main id="content" tabIndex={-1} className={classes['bare']}>
        <Outlet />
      </main>
      <AudioElement />
      <NoticeStack />
    </>
  );
}

/** What surrounds every page. The sound stands here, above the pages, so that it goes on between them. */
export function Shell() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  useSessionSync();
  useFocusOnMove();
  useNotePlayed();
  const embedded = useEmbedded();
  if (embedded) return <BareShell />;
  return (
    <>
      <a className={classes['skip']} href="#content">
        {t('shell.skip')}
      </a>
      <Header />
      <main id="content" tabIndex={-1} className={classes['main']}>
        <Breadcrumbs />
        <Outlet />
      </main>
      <Footer />
      <BackToTop />
      <AudioElement />
      <PlayerDock onOpen={(path) => void navigate({ to: path })} />
      <NoticeStack />
    </>
  );
}
