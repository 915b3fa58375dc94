import type { ExtensionEndReason } from '@rigbook/contracts/booking/extending.rules';
import type { ReleaseReason } from '@rigbook/contracts/booking/release.words';
import type { DamageReport } from '@rigbook/contracts/booking/shift/damage.words';
import type { HandingOnEndReason, HandingOnStatus } from '@rigbook/contracts/handing-on/handing-on.words';
import type { BookingId, DamageId, Instant, Period, ResponderId, VehicleId, Zone } from '@rigbook/contracts/kernel';
import type { BookingAtSending } from '@rigbook/contracts/notifications/still-relevant.rules';
import type { AccountChangeInMessage } from '@rigbook/contracts/notifications/templates/account-change-in-message';
import type { ExpenseInMessage } from '@rigbook/contracts/notifications/templates/expense-in-message';
import type { ReadingInMessage } from '@rigbook/contracts/notifications/templates/reading-in-message';
import type { SettlementInMessage } from '@rigbook/contracts/notifications/templates/settlement-in-message';
import type { RequestInMessage } from '@rigbook/contracts/notifications/templates/requests-in-message';
import type { ErasureRefusalReason } from '@rigbook/contracts/responders/erasure-request.words';
import type { Country } from '@rigbook/contracts/settings/country.words';
import type { Language } from '@rigbook/contracts/settings/settings.rules';
import type { NotMadeReason } from '@rigbook/contracts/standing-shifts/standing-shift.words';
import type { ToldWaitEnd } from '@rigbook/contracts/waitlist/wait-end.words';

/** Facts for a message, read when it is sent. */
export interface MessageFacts {
  readonly organisation: {
    readonly name: string;
    readonly contactEmail: string | null;
    /** of a message to an organization without a contact address */
    readonly adminEmails: readonly string[];
    readonly whatsappNumber: string | null;
    readonly zone: Zone;
    readonly language: Language;
    readonly country: Country;
  };
  readonly responder: {
    readonly id: ResponderId;
    readonly unitNumber: string;
    readonly name: string;
    readonly email: string | null;
    readonly phoneNumber: string;
    readonly language: Language;
    /** an administrator who is not suspended */
    readonly decides: boolean;
    /** types of push messages that they switched off */
    readonly pushOff: readonly string[];
  };
  /** whom it is about: another person than its reader, where administrators are told */
  readonly about: { readonly unitNumber: string; readonly name: string };
  readonly booking: BookedVehicle | undefined;
  /** of a message about a vehicle that is about no booking */
  readonly vehicle: { readonly id: VehicleId; readonly name: string } | null;
  /** of damage that was contested or settled */
  readonly damageId: DamageId | null;
  readonly settlement: SettlementInMessage | null;
  /** of the odometer, which was contested or settled */
  readonly reading: ReadingInMessage | null;
  /** the reader's shift with which they can read of it, once it is settled */
  readonly shiftOfReading: BookingId | null;
  /** of a decision on it */
  readonly expense: ExpenseInMessage | null;
  /** of a rejection, a cancellation, a license review or a refused erasure; null: not given */
  readonly reason: string | null;
  /** of a refused erasure */
  readonly because: ErasureRefusalReason | null;
  readonly damage: readonly DamageReport[];
  /** of a request for an extension, and of its end */
  readonly extension: {
    readonly askedEndAt: Instant;
    readonly endedBecause: ExtensionEndReason | null;
    readonly reason: string | null;
  } | null;
  /** of hours that are held for the reader; null also if they no longer are */
  readonly offer: HeldHours | null;
  /** of hours that somebody waited for */
  readonly waitEnd: WaitEnd | null;
  /** of a standing shift: a day that could not be booked; null also if it was since, or the shift has changed or ended */
  readonly notMade: DayNotMade | null;
  readonly handingOn: HandingOnInMessage | null;
  /** of a changed account */
  readonly account: (AccountChangeInMessage & { readonly contact: string | null }) | null;
  /** of a digest: requests that wait for a decision and that no other message is about */
  readonly requests: readonly RequestInMessage[];
}

/** An offer of a booking to a colleague, to either of the two. */
export interface HandingOnInMessage extends Period {
  readonly vehicleName: string;
  readonly status: HandingOnStatus;
  readonly endedBecause: HandingOnEndReason | null;
  /** the other one */
  readonly colleague: string;
  /** of a message about an offer to everybody: the office made it, and is named in place of the responder */
  readonly byOffice: boolean;
  readonly inReturn: (Period & { readonly vehicleName: string }) | null;
}

export interface HeldHours extends Period {
  readonly vehicleName: string;
  /** the other vehicle that is held for a booking of this one; left out where this one is held */
  readonly substituteName?: string;
  readonly holdEndsAt: Instant;
}

export interface WaitEnd extends Period {
  readonly vehicleName: string;
  readonly because: ToldWaitEnd;
}

export interface DayNotMade extends Period {
  readonly vehicleName: string;
  readonly because: NotMadeReason;
}

export interface BookedVehicle extends BookingAtSending {
  readonly id: BookingId;
  readonly vehicleName: string;
  readonly durationHours: number;
  /** when what it waits for was asked for */
  readonly askedAt: Instant;
  readonly wasApproved: boolean;
  /** how often it was changed, extended or reinstated: a later calendar entry replaces an earlier one */
  readonly changes: number;
  /** of the approval, or of the change that it covers */
  readonly adminNotes: string | null;
  readonly releasedBecause: ReleaseReason | null;
  /** of a warning: when the system ends it unless its responder checks in */
  readonly releaseAt: Instant | null;
}
