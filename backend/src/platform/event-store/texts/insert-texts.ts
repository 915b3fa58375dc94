import type { ErasableText } from './concealed-text.js';

const types = ['uuid', 'text', 'uuid', 'uuid', 'uuid', 'bytea', 'text'];

/** Stores texts apart from their events. Its parameters come after so many others, and are those of `cellsOfTexts`. */
export const insertOfTexts = (before: number): string =>
  `INSERT INTO erasable_text (event_id, path, stream, written_by, about, salt, text)
   SELECT * FROM unnest(${types.map((type, at) => `$${before + 1 + at}::${type}[]`).join(', ')})`;

export const cellsOfTexts = (texts: readonly ErasableText[]): readonly unknown[] => [
  texts.map(({ eventId }) => eventId),
  texts.map(({ path }) => path),
  texts.map(({ stream }) => stream),
  texts.map(({ writtenBy }) => writtenBy),
  texts.map(({ about }) => about),
  texts.map(({ salt }) => salt),
  texts.map(({ text }) => text),
];
