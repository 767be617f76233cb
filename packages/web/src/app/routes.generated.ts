/** Every page with its address, written by `npm run registers`. */
import { adminRoutes } from './routes/admin.routes.ts';
import { alertRoutes } from './routes/alert.routes.ts';
import { allocatorRoutes } from './routes/allocator.routes.ts';
import { authRoutes } from './routes/auth.routes.ts';
import { contentRoutes } from './routes/content.routes.ts';
import { listRoutes } from './routes/list.routes.ts';
import { managerRoutes } from './routes/manager.routes.ts';
import { memberRoutes } from './routes/member.routes.ts';
import { organizationRoutes } from './routes/organization.routes.ts';
import { showRoutes } from './routes/show.routes.ts';
import { signalRoutes } from './routes/signal.routes.ts';
import { staticRoutes } from './routes/static.routes.ts';

export const routes = [
  ...adminRoutes,
  ...alertRoutes,
  ...allocatorRoutes,
  ...authRoutes,
  ...contentRoutes,
  ...listRoutes,
  ...managerRoutes,
  ...memberRoutes,
  ...organizationRoutes,
  ...showRoutes,
  ...signalRoutes,
  ...staticRoutes,
] as const;
