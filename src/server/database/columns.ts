import { timestamp } from 'drizzle-orm/pg-core';

/** A point in time, stored as `timestamptz`. */
export const instant = (name: string) => timestamp(name, { withTimezone: true });

/** The time a row was written, unless set otherwise. */
export const writtenAt = (name: string) => instant(name).notNull().defaultNow();
