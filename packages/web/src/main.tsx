import './theme/fonts.css';
import './theme/mantine.css';
import './theme/tokens.css';
import './theme/base.css';
import { RouterProvider } from '@tanstack/react-router';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { createQueryClient } from './api/query-client.ts';
import { logPages, logPlayer } from './app/log-visit.ts';
import { playQueue } from './app/play-queue.ts';
import { Providers } from './app/providers.tsx';
import { retryQueries } from './app/retry-queries.ts';
import { createAppRouter } from './app/router.tsx';
import { aMoment, untilWhole } from './app/until-whole.ts';
import { createEventLog } from './events/event-log.ts';
import { sendBeforeLeaving } from './events/send-before-leaving.ts';
import { sendEvents } from './events/send-events.ts';
import { onConnected } from './features/processing/live-status.ts';
import { brandOfPage, openMessages } from './messages/i18n.ts';
import { createPlayer } from './player/player.store.ts';
import { persistPlayer } from './player/player-persistence.ts';
import { queue } from './player/queue/queue.store.ts';

const services = {
  queries: createQueryClient(),
  messages: await openMessages(brandOfPage()),
  player: createPlayer(),
  events: createEventLog({ send: sendEvents, after: (ms, run) => setTimeout(run, ms) }),
};
// Between its parts the start gives way, so that no single one holds the page up for long.
await aMoment();
const router = createAppRouter(services);
await aMoment();
// Inside other people's pages nothing is taken up that was left somewhere else.
if (!location.pathname.startsWith('/embed/')) persistPlayer(services.player, location.pathname);
playQueue(queue, { services, router });
sendBeforeLeaving(services.events);
logPages(router, services.events);
logPlayer(services.player, services.events);
retryQueries({ queries: services.queries, onSign: onConnected });

async function show(): Promise<void> {
  await untilWhole(router, services.queries);
  const root = document.getElementById('root');
  if (!root) return;
  // As a transition the first picture is drawn piece by piece too.
  startTransition(() =>
    createRoot(root).render(
      <Providers services={services}>
        <RouterProvider router={router} />
      </Providers>,
    ),
  );
}
void show();
