import { apiKeyRoutes } from '../api-key/api-key.routes.ts';
import { userProfileRoutes } from './user-profile.routes.ts';
import { userSessionRoutes } from './user-session.routes.ts';

export const userRoutes = { ...userProfileRoutes, ...userSessionRoutes, ...apiKeyRoutes };
