import { hash, verify } from '@node-rs/argon2';

/** Argon2id with a salt of its own; both run beside the event loop. */
export const hashPassword = (password: string): Promise<string> => hash(password);

export const matchesHash = (password: string, passwordHash: string): Promise<boolean> => verify(passwordHash, password);
