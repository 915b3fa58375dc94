import { hash, verify } from '@node-rs/argon2';

/** Argon2id with a random salt, computed off the event loop. Unicode is normalized, so keyboards may compose letters differently. */
export const hashPassword = (password: string): Promise<string> => hash(password.normalize('NFC'));

export const matchesHash = (password: string, passwordHash: string): Promise<boolean> =>
  verify(passwordHash, password.normalize('NFC'));
