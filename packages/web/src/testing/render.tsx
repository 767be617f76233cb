import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  Outlet,
  RouterProvider,
  useLocation,
} from '@tanstack/react-router';
import { type RenderResult, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createQueryClient } from '../api/query-client.ts';
import { Providers, type Services } from '../app/providers.tsx';
import { createAppRouter } from '../app/router.tsx';
import { createEventLog } from '../events/event-log.ts';
import { createMessages } from '../messages/i18n.ts';
import { createPlayer } from '../player/player.store.ts';

/** Services as the product has them, except that a broken call is not repeated. */
export function testServices(): Services {
  const queries = createQueryClient();
  queries.setDefaultOptions({ queries: { ...queries.getDefaultOptions().queries, retry: false } });
  // Events are kept and never sent, so that they do not mix with the calls a test looks at.
  const events = createEventLog({ send: () => Promise.resolve('failed'), after: () => {} });
  return { queries, messages: createMessages(), player: createPlayer(), events };
}

type RenderedComponent = RenderResult & { services: Services; rerenderComponent: (part: ReactNode) => void };

/** A component inside everything it may count on, except the router; its words come with it, as they do for people. */
export function renderComponent(part: ReactNode): RenderedComponent {
  const services = testServices();
  const within = (inner: ReactNode) => <Providers services={services}>{inner}</Providers>;
  const result = render(within(part));
  return { ...result, services, rerenderComponent: (next) => result.rerender(within(next)) };
}

/** Where the links of a component lead. */
function Place() {
  return <output aria-label="Place">{useLocation({ select: ({ href }) => href })}</output>;
}

/** A component with links, at an address; where they have led stands in the output named Place. */
export function renderLinked(part: ReactNode, address = '/'): Omit<RenderedComponent, 'rerenderComponent'> {
  const component = () => (
    <>
      {part}
      <Place />
      <Outlet />
    </>
  );
  const router = createRouter({
    routeTree: createRootRoute({ component, notFoundComponent: () => null }),
    history: createMemoryHistory({ initialEntries: [address] }),
  });
  return renderComponent(<RouterProvider router={router} />);
}

/** The whole product, opened at an address; words come with what says them, as they do for people. */
export function renderApp(
  address: string,
): RenderResult & { services: Services; router: ReturnType<typeof createAppRouter> } {
  const services = testServices();
  const router = createAppRouter(services, createMemoryHistory({ initialEntries: [address] }));
  const result = render(
    <Providers services={services}>
      <RouterProvider router={router} />
    </Providers>,
  );
  return { ...result, services, router };
}
