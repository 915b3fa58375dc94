import type { components } from '@rigbook/contracts/api.types';
import type { Day, Instant } from '@rigbook/contracts/kernel/time';

type InstantField = `${string}At` | 'startTime' | 'endTime' | 'availableFrom' | 'adminUntil';
type DayField = 'weekStartsOn' | 'agreementDate';

/** An answer of the API with its times marked as what they are; in the document they are plain strings. */
export type Answer<T> = T extends readonly (infer Item)[]
  ? Answer<Item>[]
  : T extends object
    ? {
        readonly [Field in keyof T]: Field extends InstantField
          ? Instant | Exclude<T[Field], string>
          : Field extends DayField
            ? Day | Exclude<T[Field], string>
            : Answer<T[Field]>;
      }
    : T;

type Schemas = components['schemas'];

export type Activity = Answer<Schemas['Activity']>;
export type Agreement = Answer<Schemas['Agreement']>;
export type Booking = Answer<Schemas['Booking']>;
export type BookingResponder = Booking['user'];
export type CurrentUser = Answer<Schemas['CurrentUser']>;
export type DashboardCounts = Answer<Schemas['Dashboard']>;
export type LicenceVerification = Answer<Schemas['LicenceVerification']>;
export type OwnLicence = Answer<Schemas['OwnLicence']>;
export type Recommendation = Answer<Schemas['Recommendation']>;
export type ResponderHours = Answer<Schemas['ResponderHours']>;
export type Settings = Answer<Schemas['Settings']>;
export type User = Answer<Schemas['User']>;
export type Vehicle = Answer<Schemas['Vehicle']>;
