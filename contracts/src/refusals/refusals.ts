import type { Zone } from '../kernel/time.js';
import { accessRefusals } from './access.refusals.js';
import { auditRefusals } from './audit.refusals.js';
import { bookingRefusals } from './booking.refusals.js';
import { channelRefusals } from './channel.refusals.js';
import { coverageRefusals } from './coverage.refusals.js';
import { decidingRefusals } from './deciding.refusals.js';
import { dossierRefusals } from './dossier.refusals.js';
import { emergencyRefusals } from './emergency.refusals.js';
import { expenseRefusals } from './expense.refusals.js';
import { fleetRefusals } from './fleet.refusals.js';
import { handingOnRefusals } from './handing-on.refusals.js';
import { handoverRefusals } from './handover.refusals.js';
import { importRefusals } from './import.refusals.js';
import { integrationRefusals } from './integration.refusals.js';
import { jointHandoverRefusals } from './joint-handover.refusals.js';
import { licenceRefusals } from './licence.refusals.js';
import { notificationRefusals } from './notification.refusals.js';
import type { RefusalDefinition } from './refusal-definition.js';
import { requestRefusals } from './request.refusals.js';
import { responderRefusals } from './responder.refusals.js';
import { standingShiftRefusals } from './standing-shift.refusals.js';
import { substituteRefusals } from './substitute.refusals.js';
import { templateRefusals } from './template.refusals.js';
import { verificationRefusals } from './verification.refusals.js';
import { waitlistRefusals } from './waitlist.refusals.js';
import { webhookRefusals } from './webhook.refusals.js';

/** All refusals by their stable codes (docs/domain.md#refusals). */
export const refusals = {
  ...requestRefusals,
  ...accessRefusals,
  ...responderRefusals,
  ...importRefusals,
  ...fleetRefusals,
  ...expenseRefusals,
  ...auditRefusals,
  ...bookingRefusals,
  ...handoverRefusals,
  ...decidingRefusals,
  ...coverageRefusals,
  ...emergencyRefusals,
  ...waitlistRefusals,
  ...standingShiftRefusals,
  ...handingOnRefusals,
  ...substituteRefusals,
  ...jointHandoverRefusals,
  ...licenceRefusals,
  ...templateRefusals,
  ...channelRefusals,
  ...notificationRefusals,
  ...verificationRefusals,
  ...webhookRefusals,
  ...integrationRefusals,
  ...dossierRefusals,
};

export type RefusalCode = keyof typeof refusals;

/** The facts of each code; undefined if there are none. */
export type RefusalFacts = {
  [Code in RefusalCode]: (typeof refusals)[Code] extends RefusalDefinition<infer Facts> ? Facts : never;
};

/** @internal for tests that look at every refusal */
export const refusalCodes = Object.keys(refusals) as readonly RefusalCode[];

/** The sentence for the reader, with times in the zone. */
export const refusalDetail = <Code extends RefusalCode>(code: Code, facts: RefusalFacts[Code], zone: Zone): string =>
  (refusals[code] as unknown as RefusalDefinition<RefusalFacts[Code]>).detail(facts, zone);
