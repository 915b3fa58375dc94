import { createHash, randomBytes } from 'node:crypto';

const FILE = /^([A-Za-z0-9_-]{43})\.ics$/;

/** 256 random bits as they stand in the address: nobody guesses them, so that a plain hash keeps them. */
export const newFeedSecret = (): string => randomBytes(32).toString('base64url');

export const pathOfFeed = (secret: string): string => `/api/calendar/${secret}.ics`;

/** The secret that a file of the calendars' folder is named by; undefined for any other name. */
export const secretOfFile = (file: string): string | undefined => FILE.exec(file)?.[1];

/** Under which the database knows the secret. */
export const hashOfSecret = (secret: string): Buffer => createHash('sha256').update(secret).digest();
