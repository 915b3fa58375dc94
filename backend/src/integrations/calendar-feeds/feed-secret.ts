import { createHash, randomBytes } from 'node:crypto';

const FILE = /^([A-Za-z0-9_-]{43})\.ics$/;

/** 256 random bits for the address. They cannot be guessed, so a plain hash protects them. */
export const newFeedSecret = (): string => randomBytes(32).toString('base64url');

export const pathOfFeed = (secret: string): string => `/api/calendar/${secret}.ics`;

/** The secret in a calendar's file name; undefined for any other name. */
export const secretOfFile = (file: string): string | undefined => FILE.exec(file)?.[1];

/** The hash under which the secret is stored. */
export const hashOfSecret = (secret: string): Buffer => createHash('sha256').update(secret).digest();
