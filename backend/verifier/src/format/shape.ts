import type { Json } from './canonical-json.js';

export type JsonObject = { readonly [name: string]: Json };

/** Parses a JSON object; undefined if the text is anything else. */
export function readObject(text: string): JsonObject | undefined {
  try {
    const value = JSON.parse(text) as Json;
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

export const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isText = (value: Json | undefined): value is string => typeof value === 'string';

/** A whole number from 1 on, exactly represented. */
export const isCount = (value: Json | undefined): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 1;

/** A number of up to 64 bits as decimal text, without leading zeros. */
export const isDecimal = (value: Json | undefined): value is string =>
  isText(value) && /^(0|[1-9]\d{0,19})$/.test(value);

/** 32 bytes as hex digits in lower case. */
export const isHash = (value: Json | undefined): value is string => isText(value) && /^[0-9a-f]{64}$/.test(value);

export const isUuid = (value: Json | undefined): value is string =>
  isText(value) && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value);

/** Text that parses as an instant. */
export const isInstant = (value: Json | undefined): value is string =>
  isText(value) && /^\d{4,6}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d+Z$/.test(value);
