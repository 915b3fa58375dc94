/** A person's name and unit; the name is missing until the profile is completed. */
export interface Person {
  readonly unitNumber: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
}

/** `Dana Levi (101)`, or `Unit 101` if the name is not known. */
export function personInWords({ unitNumber, firstName, lastName }: Person): string {
  const name = [firstName, lastName].filter(Boolean).join(' ');
  return name === '' ? `Unit ${unitNumber}` : `${name} (${unitNumber})`;
}

/**
 * Distinguishes erased people without revealing who they were: the end of the id, since the beginning of a version 7 UUID is a time
 * and similar for many.
 */
export const anonymousMark = (responderId: string): string => responderId.slice(-4);
