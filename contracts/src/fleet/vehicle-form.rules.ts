import { countCharacters, textLimits, trimmedText } from '../kernel/text.js';

/** The texts that describe a vehicle, in the order of the forms. */
export const vehicleTextFields = ['name', 'type', 'location', 'plateNumber'] as const;
export type VehicleTextField = (typeof vehicleTextFields)[number];
export type VehicleTexts = Readonly<Record<VehicleTextField, string>>;

const words: Readonly<
  Record<Exclude<VehicleTextField, 'plateNumber'>, { readonly label: string; readonly most: number }>
> = {
  name: { label: 'Name', most: textLimits.vehicleName },
  type: { label: 'Type', most: textLimits.vehicleType },
  location: { label: 'Location', most: textLimits.location },
};

/** The problem of a trimmed text, as a sentence for its field, if any. */
export function vehicleTextProblem(field: VehicleTextField, text: string): string | undefined {
  if (field === 'plateNumber') return plateNumberProblem(text);
  const { label, most } = words[field];
  if (text === '') return `${label} is required`;
  return countCharacters(text) > most ? `${label} must be at most ${most} characters` : undefined;
}

/** The problems of the form by field; empty if it can be sent. */
export const vehicleFormErrors = (typed: VehicleTexts): Partial<Record<VehicleTextField, string>> =>
  Object.fromEntries(
    vehicleTextFields.flatMap((field) => {
      const problem = vehicleTextProblem(field, trimmedText(typed[field]));
      return problem === undefined ? [] : [[field, problem]];
    }),
  );

/** Longer than any plate with its spaces and hyphens. */
export const PLATE_NUMBER_LIMIT = 20;

/** Ignores spaces, hyphens and case, like the database. */
export const plateKey = (plateNumber: string): string => plateNumber.replaceAll(/[\s-]/g, '').toUpperCase();

/** The problem of a trimmed plate number, if any; it may be empty. */
export function plateNumberProblem(text: string): string | undefined {
  if (text === '') return undefined;
  if (text.length > PLATE_NUMBER_LIMIT) return `Plate number must be at most ${PLATE_NUMBER_LIMIT} characters`;
  return /^[\p{L}\p{Nd} -]+$/u.test(text) && /[\p{L}\p{Nd}]/u.test(text)
    ? undefined
    : 'Plate number may have letters, digits, spaces and hyphens';
}
