import { createHash, randomBytes } from 'node:crypto';
import type { ErasableFields } from '../../events/erasable-fields.js';
import { responderIn } from '../actor.js';
import type { NewEvent } from '../recorded-event.js';
import { withTexts } from './texts-in-data.js';

/** What an event holds in the place of a text: SHA-256 of the salt and the text in UTF-8, hexadecimal. */
export interface TextHash {
  readonly sha256: string;
}

/** A row of `erasable_text`. */
export interface ErasableText {
  readonly eventId: string;
  readonly path: string;
  readonly stream: string;
  readonly writtenBy: string | null;
  /** null also if they wrote it themselves */
  readonly about: string | null;
  readonly salt: Buffer;
  readonly text: string;
}

const SALT_BYTES = 16;

export const hashOf = (salt: Buffer, text: string): string =>
  createHash('sha256').update(salt).update(text, 'utf8').digest('hex');

export const isTextHash = (value: unknown): value is TextHash =>
  typeof value === 'object' && value !== null && typeof (value as Partial<TextHash>).sha256 === 'string';

type Written = Pick<NewEvent, 'id' | 'stream' | 'type' | 'actor' | 'data'>;

/** The event's data as the log stores it, and the texts taken out of it. */
export function concealed(
  event: Written,
  erasable: ErasableFields,
): { readonly data: object; readonly texts: readonly ErasableText[] } {
  const fields = erasable.get(event.type);
  if (!fields) return { data: event.data, texts: [] };
  const writtenBy = responderIn(event.actor) ?? null;
  const { responderId: whose = null } = event.data as { readonly responderId?: string };
  const about = whose === writtenBy ? null : whose;
  const texts: ErasableText[] = [];
  const data = withTexts(event.data, fields, (path, value) => {
    if (typeof value !== 'string') return value;
    const salt = randomBytes(SALT_BYTES);
    texts.push({ eventId: event.id, path, stream: event.stream, writtenBy, about, salt, text: value });
    return { sha256: hashOf(salt, value) } satisfies TextHash;
  });
  return { data, texts };
}
