import type { OverridableRule } from '@rigbook/contracts/booking/requesting/overriding.rules';
import type { ReleaseReason } from '@rigbook/contracts/booking/release.words';
import type { TextErasureReason } from '@rigbook/contracts/booking/text-erasure.words';
import type { CheckInItem } from '@rigbook/contracts/booking/shift/check-in.words';
import type { DamageReport } from '@rigbook/contracts/booking/shift/damage.words';
import type { LookStep } from '@rigbook/contracts/damage/damage-history';
import type { SettlementOutcome } from '@rigbook/contracts/damage/dispute.words';
import type { ReadingStep } from '@rigbook/contracts/booking/shift/odometer.rules';
import type { ActingParty, EligibilityWarning } from '@rigbook/contracts/booking/booking.words';

/** The lines of a cover page. */
export type CoverLabel =
  | 'booking'
  | 'responder'
  | 'vehicle'
  | 'period'
  | 'madeAt'
  | 'before'
  | 'purpose'
  | 'warnings'
  | 'adminNotes'
  | 'reason'
  | 'finding'
  | 'overridden'
  | 'belowFloor'
  | 'coverageReason'
  | 'turnRound'
  | 'by'
  | 'signature'
  | 'edition'
  | 'addendum'
  | 'askedUntil'
  | 'waitlist'
  | 'standingShift'
  | 'formerResponder'
  | 'inReturn'
  | 'offeredBy'
  | 'offeredTo'
  | 'offerEnded'
  | 'lastClean'
  | 'firstSeen'
  | 'held'
  | 'unheld'
  | 'unaccounted'
  | 'expense'
  | 'amount'
  | 'liters'
  | 'decision'
  | 'receipt'
  | 'contested'
  | 'inTheirWords'
  | 'settled'
  | 'takenOverFrom'
  | 'handedOverTo'
  | 'readingsConfirmed'
  | 'readAt'
  | 'formerMileage'
  | 'mileage'
  | 'fuel'
  | 'lastMileage'
  | 'mileageConfirmed'
  | 'ticked'
  | 'notTicked'
  | 'checklist'
  | 'returnChecklist'
  | 'allRight'
  | 'notAllRight'
  | 'preExistingDamage'
  | 'damage'
  | 'confirmedDamage'
  | 'photo'
  | 'parking'
  | 'position'
  | 'notes'
  | 'completedOnDevice'
  | 'due'
  | 'erasedTexts'
  | 'erasedText'
  | 'documentHash'
  | 'headNumber'
  | 'headHash'
  | 'headSignedAt'
  | 'key';

/** All texts of a cover page in one language. */
export interface CoverWords {
  readonly language: 'en' | 'he';
  readonly direction: 'ltr' | 'rtl';
  readonly title: string;
  readonly lead: string;
  readonly whatHappened: string;
  readonly fingerprints: string;
  readonly howToCheck: string;
  /** Steps; the last one introduces the command below it. */
  readonly steps: readonly string[];
  readonly namesOfToday: string;
  readonly offers: string;
  readonly brackets: string;
  readonly expenses: string;
  readonly neverClean: string;
  readonly look: (step: LookStep, person: string) => string;
  readonly byOffice: (person: string) => string;
  readonly minutes: (minutes: number) => string;
  readonly outcome: Readonly<Record<SettlementOutcome, string>>;
  readonly everybody: string;
  readonly signAgain: string;
  readonly acceptedOffer: (wishId: string) => string;
  readonly acceptedOtherVehicle: (substitutionId: string) => string;
  readonly madeByStandingShift: (standingShiftId: string) => string;
  readonly bySetting: string;
  readonly belowFloor: (left: number, least: number, vehicleType: string, hours: string) => string;
  readonly noDamage: string;
  readonly documentErased: string;
  readonly documentMissing: string;
  readonly vehicleUnknown: string;
  readonly labels: Readonly<Record<CoverLabel, string>>;
  readonly party: Readonly<Record<ActingParty, string>>;
  readonly warning: Readonly<Record<EligibilityWarning, string>>;
  readonly overridable: Readonly<Record<OverridableRule, string>>;
  readonly release: Readonly<Record<ReleaseReason, string>>;
  readonly erasure: Readonly<Record<TextErasureReason, string>>;
  readonly erased: (mark: string) => string;
  readonly program: (name: string) => string;
  readonly system: string;
  readonly readAt: Readonly<Record<ReadingStep, string>>;
  readonly kilometres: (km: number) => string;
  readonly item: (item: CheckInItem) => string;
  readonly damage: (report: DamageReport) => string;
}
