declare module 'virtual:contract' {
  import type { Routes } from './api/link.ts';
  export const routes: Routes;
}
