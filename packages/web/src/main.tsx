import './theme/fonts.css';
import './theme/mantine.css';
import './theme/tokens.css';
import './theme/base.css';
import { RouterProvider } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { createQueryClient } from './api/query-client.ts';
import { reloadOnMissingPart } from './app/missing-part.ts';
import { Providers } from './app/providers.tsx';
import { createAppRouter } from './app/router.tsx';
import { brandOfPage, createMessages } from './messages/i18n.ts';
import { createPlayer } from './player/player.store.ts';

const services = {
  queries: createQueryClient(),
  messages: createMessages(brandOfPage()),
  player: createPlayer(),
};
reloadOnMissingPart(() => services.player.getState().status === 'playing');
const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <Providers services={services}>
      <RouterProvider router={createAppRouter()} />
    </Providers>,
  );
}
