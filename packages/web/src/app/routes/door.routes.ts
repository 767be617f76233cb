import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { visitorsOnly, words } from '../access.ts';
import { root, texts } from './root.route.ts';

const join = createRoute({
  getParentRoute: () => root,
  path: '/join',
  beforeLoad: visitorsOnly,
  loader: words('account'),
  validateSearch: texts('email', 'next'),
  component: lazyRouteComponent(() => import('../pages/join-page.tsx'), 'JoinPage'),
});

const enter = createRoute({
  getParentRoute: () => root,
  path: '/enter',
  beforeLoad: visitorsOnly,
  loader: words('account'),
  validateSearch: texts('email', 'next'),
  component: lazyRouteComponent(() => import('../pages/enter-page.tsx'), 'EnterPage'),
});

const register = createRoute({
  getParentRoute: () => root,
  path: '/register',
  beforeLoad: visitorsOnly,
  loader: words('account'),
  validateSearch: texts('email', 'next'),
  component: lazyRouteComponent(() => import('../pages/register-page.tsx'), 'RegisterPage'),
});

const login = createRoute({
  getParentRoute: () => root,
  path: '/login',
  beforeLoad: visitorsOnly,
  loader: words('account'),
  validateSearch: texts('email', 'next'),
  component: lazyRouteComponent(() => import('../pages/login-page.tsx'), 'LoginPage'),
});

const verifyEmail = createRoute({
  getParentRoute: () => root,
  path: '/verify-email/$verification',
  loader: words('account'),
  component: lazyRouteComponent(() => import('../pages/verify-email-page.tsx'), 'VerifyEmailPage'),
});

const resetPassword = createRoute({
  getParentRoute: () => root,
  path: '/reset-password/$verification',
  loader: words('account'),
  component: lazyRouteComponent(() => import('../pages/reset-password-page.tsx'), 'ResetPasswordPage'),
});

const welcome = createRoute({
  getParentRoute: () => root,
  path: '/welcome',
  loader: words('account'),
  validateSearch: texts('token'),
  component: lazyRouteComponent(() => import('../pages/welcome-page.tsx'), 'WelcomePage'),
});

export const doorRoutes = [join, enter, register, login, verifyEmail, resetPassword, welcome] as const;
