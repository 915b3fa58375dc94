/** Longer than any plate is written, with its spaces and hyphens. */
export const PLATE_NUMBER_LIMIT = 20;

/** Plates are the same whatever their spaces, hyphens and capitals; the database compares them so too. */
export const plateKey = (plateNumber: string): string => plateNumber.replaceAll(/[\s-]/g, '').toUpperCase();

/** What is wrong with a trimmed plate number; a vehicle may have none. */
export function plateNumberProblem(text: string): string | undefined {
  if (text === '') return undefined;
  if (text.length > PLATE_NUMBER_LIMIT) return `Plate number must be at most ${PLATE_NUMBER_LIMIT} characters`;
  return /^[\p{L}\p{Nd} -]+$/u.test(text) && /[\p{L}\p{Nd}]/u.test(text)
    ? undefined
    : 'Plate number may have letters, digits, spaces and hyphens';
}
