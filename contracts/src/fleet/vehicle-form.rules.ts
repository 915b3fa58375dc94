import { countCharacters, textLimits, trimmedText } from '../kernel/text.js';

/** The texts that describe a vehicle, in the order in which forms ask for them. */
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

/** What is wrong with a trimmed text, as a sentence for its field; undefined when it is right. */
export function vehicleTextProblem(field: VehicleTextField, text: string): string | undefined {
  if (field === 'plateNumber') return plateNumberProblem(text);
  const { label, most } = words[field];
  if (text === '') return `${label} is required`;
  return countCharacters(text) > most ? `${label} must be at most ${most} characters` : undefined;
}

/** What is wrong with each field of the form; empty when it can be sent. */
export const vehicleFormErrors = (typed: VehicleTexts): Partial<Record<VehicleTextField, string>> =>
  Object.fromEntries(
    vehicleTextFields.flatMap((field) => {
      const problem = vehicleTextProblem(field, trimmedText(typed[field]));
      return problem === undefined ? [] : [[field, problem]];
    }),
  );

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
