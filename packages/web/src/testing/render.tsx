import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { type RenderResult, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createQueryClient } from '../api/query-client.ts';
import { Providers, type Services } from '../app/providers.tsx';
import { createAppRouter } from '../app/router.tsx';
import { createMessages } from '../messages/i18n.ts';
import { createPlayer } from '../player/player.store.ts';

/** Services as the product has them, except that a broken call is not repeated. */
export function testServices(): Services {
  const queries = createQueryClient();
  queries.setDefaultOptions({ queries: { ...queries.getDefaultOptions().queries, retry: false } });
  return { queries, messages: createMessages('ecco'), player: createPlayer() };
}

type RenderedPart = RenderResult & { services: Services; rerenderPart: (part: ReactNode) => void };

/** A component inside everything it may count on, except the router. */
export function renderPart(part: ReactNode): RenderedPart {
  const services = testServices();
  const within = (inner: ReactNode) => <Providers services={services}>{inner}</Providers>;
  const result = render(within(part));
  return { ...result, services, rerenderPart: (next) => result.rerender(within(next)) };
}

/** The whole product, opened at an address. */
export function renderApp(
  address: string,
): RenderResult & { services: Services; router: ReturnType<typeof createAppRouter> } {
  const services = testServices();
  const router = createAppRouter(createMemoryHistory({ initialEntries: [address] }));
  const result = render(
    <Providers services={services}>
      <RouterProvider router={router} />
    </Providers>,
  );
  return { ...result, services, router };
}
