import { MantineProvider } from '@mantine/core';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { i18n } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import type { EventLog } from '../events/event-log.ts';
import { EventsProvider } from '../events/events.context.ts';
import { PlayerProvider } from '../player/player.context.ts';
import type { PlayerStore } from '../player/player.store.ts';
import { cssVariablesResolver, theme } from '../theme/theme.ts';

export type Services = { queries: QueryClient; messages: i18n; player: PlayerStore; events: EventLog };

/** What every component may count on. */
export function Providers({ services, children }: { services: Services; children: ReactNode }) {
  return (
    <MantineProvider theme={theme} cssVariablesResolver={cssVariablesResolver} defaultColorScheme="auto">
      <I18nextProvider i18n={services.messages}>
        <QueryClientProvider client={services.queries}>
          <EventsProvider value={services.events}>
            <PlayerProvider value={services.player}>{children}</PlayerProvider>
          </EventsProvider>
        </QueryClientProvider>
      </I18nextProvider>
    </MantineProvider>
  );
}
