import pg from 'pg';

/** The schema in which views are rebuilt. */
export const SHADOW = 'rigbook_replay';

export const live = (table: string): string => `public.${pg.escapeIdentifier(table)}`;
export const shadow = (table: string): string => `${SHADOW}.${pg.escapeIdentifier(table)}`;
