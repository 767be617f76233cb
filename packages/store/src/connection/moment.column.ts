import { timestamp } from 'drizzle-orm/pg-core';

/** A column for a moment, exact to the millisecond as the clock of the product is, whatever the zone of a reader. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });
