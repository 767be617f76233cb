import { Outlet, useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useNotePlayed } from '../../features/history/use-note-history.ts';
import { AudioElement } from '../../player/audio-element.tsx';
import { PlayerDock } from '../../player/bar/player-dock.tsx';
import { notices } from '../../ui/overlay/notice.store.ts';
import { NoticeStack } from '../../ui/overlay/notice-stack.tsx';
import { BackToTop } from '../../ui/page/back-to-top.tsx';
import { useWidth } from '../../ui/page/use-width.ts';
import { useSessionSync } from '../access/use-session-sync.ts';
import { AreaTabs } from './areas/area-tabs.tsx';
import { BottomBar } from './areas/bottom-bar.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { useShellKeys } from './keys/use-shell-keys.ts';
import classes from './shell.module.css';
import { ShellWindows } from './shell-windows.tsx';
import { SkipLinks } from './skip-links.tsx';
import { useEmbedded } from './use-embedded.ts';

/** After a move to another page the focus goes to its content, as a full page load would do, and what was said goes. */
function useFocusOnMove(): void {
  const path = useLocation({ select: ({ pathname }) => pathname });
  const before = useRef(path);
  useEffect(() => {
    if (before.current === path) return;
    before.current = path;
    notices.getState().turnPage();
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

function WholeShell() {
  const navigate = useNavigate();
  const width = useWidth();
  useShellKeys();
  return (
    <>
      <SkipLinks />
      <Header width={width} />
      {/* Before the page, so that whoever has just come to one goes back to it with one key. */}
      <NoticeStack />
      <main id="content" tabIndex={-1} className={classes['main']}>
        <AreaTabs />
        <Breadcrumbs />
        <Outlet />
      </main>
      <Footer />
      <BackToTop />
      <AudioElement />
      <PlayerDock onOpen={(path) => void navigate({ to: path })} />
      {width === 'narrow' ? <BottomBar /> : null}
      <ShellWindows />
    </>
  );
}

/** What surrounds every page. The sound stands here, above the pages, so that it goes on between them. */
export function Shell() {
  useSessionSync();
  useFocusOnMove();
  useNotePlayed();
  return useEmbedded() ? <BareShell /> : <WholeShell />;
}
