import { userRoles } from '@ecco/domain';
import { boolean, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** A person with an account. The e-mail address is stored in lower case. */
export const users = pgTable(
  'users',
  {
    id: text().primaryKey(),
    email: text().notNull().unique(),
    emailVerified: boolean('email_verified').notNull().default(false),
    name: text().notNull(),
    firstName: text('first_name').notNull().default(''),
    lastName: text('last_name').notNull().default(''),
    image: text(),
    role: text({ enum: userRoles }).notNull().default('member'),
    /** Set while the account is turned off: nobody gets in with it. */
    disabledAt: timestamp('disabled_at', { withTimezone: true, precision: 3 }),
    healthHub: boolean('health_hub').notNull().default(false),
    peHub: boolean('pe_hub').notNull().default(false),
    /** The need-to-knows. */
    profilePrompt: text('profile_prompt').notNull().default(''),
    onboardedAt: timestamp('onboarded_at', { withTimezone: true, precision: 3 }),
    /** When they were told what hubs are good for. */
    hubWelcomedAt: timestamp('hub_welcomed_at', { withTimezone: true, precision: 3 }),
    lastSeenAt: timestamp('last_seen_at', { withTimezone: true, precision: 3 }),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [index('users_created_at').on(table.createdAt)],
);
