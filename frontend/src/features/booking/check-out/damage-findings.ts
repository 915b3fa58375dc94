import { isCompleteDamageReport } from '@rigbook/contracts/booking/shift/check-out.rules';
import type { DamageArea, DamageReport, DamageSeverity } from '@rigbook/contracts/booking/shift/damage.words';

/** A report that is being written; nothing is chosen yet where a field is empty. */
export interface BegunReport {
  readonly area: DamageArea | '';
  readonly severity: DamageSeverity | '';
  readonly description: string;
}

export interface DamageFindings {
  readonly noDamage: boolean;
  readonly reports: readonly DamageReport[];
  readonly begun: BegunReport;
}

export const noReportBegun: BegunReport = { area: '', severity: '', description: '' };
export const nothingFound: DamageFindings = { noDamage: false, reports: [], begun: noReportBegun };

export const isBegun = ({ area, severity, description }: BegunReport): boolean =>
  area !== '' || severity !== '' || description.trim() !== '';

/** Ticking "no damage" clears all reports. */
export const withNoDamage = (noDamage: boolean): DamageFindings => ({ ...nothingFound, noDamage });

/** The added reports and the one in the form, once that is complete: nobody loses it for not having pressed "Add". */
export const reportsWith = ({ reports, begun }: DamageFindings): readonly DamageReport[] =>
  isCompleteDamageReport(begun) ? [...reports, begun as DamageReport] : reports;
