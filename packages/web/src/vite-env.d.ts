declare module 'virtual:contract' {
  import type { Contract } from '@ecco/contract';
  export const contract: Contract;
}
