import { ValidateIf } from 'class-validator';

/** The field may be left out; where it is sent it must be right, and null is not the same as left out. */
export const WhereSent = () => ValidateIf((_dto: object, value: unknown) => value !== undefined);
