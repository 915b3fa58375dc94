import type { KeptTexts } from '../event-store/texts/texts-of-event.js';
import { STORED_EVENT_COLUMNS, type StoredEvent } from './canonical-event.js';

/** A text and its salt (hexadecimal), which together have the hash that the event holds (docs/adr/0006). */
export interface SaltedText {
  readonly salt: string;
  readonly text: string;
}

/** An event as sealed, and the texts that were typed into it, by their paths; null: erased. */
export type EventWithTexts = StoredEvent & { readonly texts: Readonly<Record<string, SaltedText | null>> | null };

/** The columns of an EventWithTexts, for a SELECT from `event`. */
export const EVENT_WITH_TEXTS_COLUMNS = `${STORED_EVENT_COLUMNS},
  (SELECT jsonb_object_agg(t.path, CASE WHEN t.text IS NOT NULL THEN
     jsonb_build_object('salt', encode(t.salt, 'hex'), 'text', t.text) END)
   FROM erasable_text t WHERE t.event_id = event.id) AS texts`;

/** The kept texts of an event with their salts, in the order of their paths. */
export const saltedTextsOf = ({ texts }: EventWithTexts): readonly (SaltedText & { readonly path: string })[] =>
  Object.entries(texts ?? {})
    .flatMap(([path, kept]) => (kept ? [{ path, ...kept }] : []))
    .sort((one, other) => (one.path < other.path ? -1 : 1));

/** The same without the salts. */
export const keptTextsOf = (event: EventWithTexts): KeptTexts =>
  Object.fromEntries(saltedTextsOf(event).map(({ path, text }) => [path, text]));
