import { ApiProperty, ApiSchema, type ApiPropertyOptions } from '@nestjs/swagger';
import { keptDocuments, type KeptDocument } from '@rigbook/contracts/agreement/agreement-check.rules';
import type { DamageReport } from '@rigbook/contracts/booking/shift/damage.words';
import type { Person } from '@rigbook/contracts/responders/person.words';
import { Text } from '../../platform/fields/index.js';
import { type BookingEvent, bookingEvents } from '../../booking/booking.events.js';
import { handoverSteps, type ShiftBegun, shiftSteps } from '../../booking/shift.events.js';
import { dataSchemaOf, type EventDeclaration } from '../../platform/events/event-declarations.js';
import type { FieldSchema } from '../../platform/events/event-fields.js';

/** What is known about a signed agreement in addition to its event. */
interface SignedAgreement {
  readonly signerName: string | null;
  readonly document: KeptDocument;
}

@ApiSchema({ name: 'HistoryColleague' })
class BookingColleague {
  @Text('102') unitNumber!: string;
  @Text.orNull('Noa') firstName!: string | null;
  @Text.orNull('Cohen') lastName!: string | null;
}

/** An event's data as the history shows it, without the responder, whom every entry already names. */
export type FactsOf<Event extends BookingEvent> = Omit<Event['data'], 'responderId'> &
  (Event['type'] extends 'AgreementSigned' ? SignedAgreement : unknown) &
  (Event['type'] extends JointHandover ? { readonly colleague?: Person | null } : unknown) &
  (Event['type'] extends ShiftBegun['type'] ? { readonly damageSeenTogether?: readonly DamageReport[] } : unknown);

/** What two responders may do together; the other one is named. */
type JointHandover = (typeof handoverSteps)[number];
const jointHandovers: readonly string[] = handoverSteps;

const signedAgreement: Readonly<Record<keyof SignedAgreement, ApiPropertyOptions>> = {
  signerName: {
    type: String,
    nullable: true,
    example: 'Dana Levi',
    description: 'Null if no document is stored.',
  },
  document: {
    enum: keptDocuments,
    enumName: 'KeptDocument',
    example: 'kept',
    description: '`erased`: together with its signer; `missing`: it should be stored but is not.',
  },
};

const colleague: ApiPropertyOptions = {
  type: () => BookingColleague,
  nullable: true,
  required: false,
  description:
    'Of a joint handover, the other responder: `takenOverFrom` or `handedOverTo`. Null if that person was erased, left out otherwise.',
};

/** What the API document says about a field beyond its declaration. */
const inHistory: Readonly<Record<string, Partial<FieldSchema>>> = {
  durationHours: { minimum: 1, maximum: 24 },
  weekStartsOn: { format: 'date' },
  hours: { type: 'integer' },
  eligibilityWarnings: { description: 'For administrators and auditors; empty for the responder.' },
  odometerDiscrepancy: {
    description:
      "Set if the mileage is below the vehicle's previous reading. For administrators and auditors; null for the responder.",
  },
};

/** The class of an event's facts for the API document: `ExtendedFacts` of BookingExtended. */
export function factsClassOf(type: BookingEvent['type'], declaration: EventDeclaration): new () => object {
  const { responderId: _responderId, ...properties } = propertiesOf(dataSchemaOf(declaration));
  return documentedClass(`${type.replace(/^[A-Z][a-z]+/, '')}Facts`, {
    ...properties,
    ...(type === 'AgreementSigned' && signedAgreement),
    ...(jointHandovers.includes(type) && { colleague }),
    ...(type === shiftSteps.begins && damageSeenTogether()),
  });
}

const damageSeenTogether = (): Record<string, ApiPropertyOptions> => ({
  damageSeenTogether: {
    ...propertiesOf(dataSchemaOf(bookingEvents[shiftSteps.ends]))['damageReports'],
    required: false,
    description:
      "Of a joint handover, the damage that both saw: the reports of the outgoing booking's checkout, without the texts that were erased there. Left out otherwise.",
  } as ApiPropertyOptions,
});

const propertiesOf = ({
  properties = {},
  required = [],
}: Pick<FieldSchema, 'properties' | 'required'>): Record<string, ApiPropertyOptions> =>
  Object.fromEntries(
    Object.entries(properties).map(([name, field]) => {
      const options = shown({ ...field, ...inHistory[name] });
      return [name, required.includes(name) ? options : ({ ...options, required: false } as ApiPropertyOptions)];
    }),
  );

function shown({ type, items, description, ...field }: FieldSchema): ApiPropertyOptions {
  const said = description === undefined ? {} : { description };
  if (items) return { ...shown(items), ...said, isArray: true };
  const nullable = typeof type === 'string' ? {} : { nullable: true };
  if (field.properties) {
    const named = documentedClass(field.name ?? '', propertiesOf(field));
    return { type: named, ...nullable, ...said };
  }
  if (field.enum) return { enum: [...field.enum], enumName: field.name ?? '', ...said };
  const { source: _source, ...rest } = field;
  return { type: [type].flat()[0], ...rest, ...nullable, ...said } as ApiPropertyOptions;
}

function documentedClass(name: string, properties: Readonly<Record<string, ApiPropertyOptions>>): new () => object {
  @ApiSchema({ name })
  class Documented {}
  for (const [property, options] of Object.entries(properties)) ApiProperty(options)(Documented.prototype, property);
  return Documented;
}
