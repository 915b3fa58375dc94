import { hash, verify } from '@node-rs/argon2';

/** Argon2id with a salt of its own; both run beside the event loop. A letter counts the same however a keyboard composes it. */
export const hashPassword = (password: string): Promise<string> => hash(password.normalize('NFC'));

export const matchesHash = (password: string, passwordHash: string): Promise<boolean> =>
  verify(passwordHash, password.normalize('NFC'));
