declare module 'virtual:contract' {
  /** By noun and verb. */
  export const routes: Readonly<
    Record<string, Readonly<Record<string, readonly [method: string, path: string]>>>
  >;
}
