import type { z } from 'zod';

/** One environment variable as data: what it is called, what it means, what it may be and what it is by default. */
export type ConfigEntry<Value = unknown, Default = Value> = {
  name: string;
  doc: string;
  schema: z.ZodType<Value, string>;
  default: Default;
  /** How the default is written in the documentation, where its own form would not be readable. */
  shownDefault?: string;
  /** The value never appears in messages, logs or documents. */
  secret?: true;
};

export type ConfigGroup = { title: string; entries: Readonly<Record<string, ConfigEntry>> };

export type GroupValues<Group extends ConfigGroup> = {
  readonly [Key in keyof Group['entries']]: Group['entries'][Key] extends ConfigEntry<
    infer Value,
    infer Default
  >
    ? Value | Default
    : never;
};

/** Declares one entry, keeping its exact types. */
export const entry = <Value, Default>(declared: ConfigEntry<Value, Default>): ConfigEntry<Value, Default> =>
  declared;
