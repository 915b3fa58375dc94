import type { EventPlace } from './report.js';

/** `1 event`, `2 events`. */
export const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

/** An event as a person finds it again. */
export const named = ({ type, version, stream, position }: EventPlace): string =>
  `${type} at position ${position} (event ${version} of ${stream})`;
