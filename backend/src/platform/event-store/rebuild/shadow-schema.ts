import pg from 'pg';

/** Where views are built anew, out of everyone's sight. */
export const SHADOW = 'rigbook_replay';

export const live = (table: string): string => `public.${pg.escapeIdentifier(table)}`;
export const shadow = (table: string): string => `${SHADOW}.${pg.escapeIdentifier(table)}`;
