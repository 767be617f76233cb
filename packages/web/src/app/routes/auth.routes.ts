import { createRoute } from '@tanstack/react-router';
import { pageChunk } from '../../chunks/page-chunk.ts';
import { visitorsOnly } from '../access/access.ts';
import { root, texts } from './root.route.ts';

const pages = () => import('../pages/auth/auth-pages.ts');

const join = createRoute({
  getParentRoute: () => root,
  path: '/join',
  beforeLoad: visitorsOnly,
  validateSearch: texts('email', 'next'),
  component: pageChunk(pages, 'JoinPage'),
});

const enter = createRoute({
  getParentRoute: () => root,
  path: '/enter',
  beforeLoad: visitorsOnly,
  validateSearch: texts('email', 'next'),
  component: pageChunk(pages, 'EnterPage'),
});

const register = createRoute({
  getParentRoute: () => root,
  path: '/register',
  beforeLoad: visitorsOnly,
  validateSearch: texts('email', 'next'),
  component: pageChunk(pages, 'RegisterPage'),
});

const login = createRoute({
  getParentRoute: () => root,
  path: '/login',
  beforeLoad: visitorsOnly,
  validateSearch: texts('email', 'next'),
  component: pageChunk(pages, 'LoginPage'),
});

const verifyEmail = createRoute({
  getParentRoute: () => root,
  path: '/verify-email/$verification',
  component: pageChunk(pages, 'VerifyEmailPage'),
});

const resetPassword = createRoute({
  getParentRoute: () => root,
  path: '/reset-password/$verification',
  component: pageChunk(pages, 'ResetPasswordPage'),
});

const welcome = createRoute({
  getParentRoute: () => root,
  path: '/welcome',
  validateSearch: texts('token'),
  component: pageChunk(pages, 'WelcomePage'),
});

export const authRoutes = [join, enter, register, login, verifyEmail, resetPassword, welcome] as const;
