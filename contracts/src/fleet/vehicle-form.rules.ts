import { countCharacters, textLimits, trimmedText } from '../kernel/text.js';
import { plateNumberProblem } from './plate-number.rules.js';

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
