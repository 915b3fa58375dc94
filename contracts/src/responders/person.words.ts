/** Whom people know by name and unit; the name is missing until the profile states it. */
export interface Person {
  readonly unitNumber: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
}

/** `Dana Levi (101)`, or `Unit 101` while the name is not known. */
export function personInWords({ unitNumber, firstName, lastName }: Person): string {
  const name = [firstName, lastName].filter(Boolean).join(' ');
  return name === '' ? `Unit ${unitNumber}` : `${name} (${unitNumber})`;
}

/**
 * Tells erased people of one history apart without saying who they were: the end of an id, since the beginning of a
 * version 7 says when it was made and is alike for many.
 */
export const anonymousMark = (responderId: string): string => responderId.slice(-4);
