import { checkInItems } from '@rigbook/contracts/booking/shift/check-in.words';
import type { DamageReported, VehicleFoundUnfit } from '../../../booking/booking.events.js';
import type { ShiftBegun, ShiftEnded } from '../../../booking/shift.events.js';
import type { DefectRow } from '../../../defects/views/vehicle-defects.query.js';
import { type DossierFile, jsonFile } from './dossier-file.js';
import type { DamageNow } from './damage-now.query.js';

interface Happened<Data> {
  readonly id: string;
  readonly recordedAt: string;
  readonly data: Data;
}

/** An edition, and how it was answered; left out where the form only ticked. */
const answered = ({ checklistEdition, checklistAnswers }: Pick<ShiftEnded['data'], Answered>) =>
  checklistAnswers && { edition: checklistEdition, answers: checklistAnswers };

type Answered = 'checklistEdition' | 'checklistAnswers';

/** The sixteen items, ticked or not, or the answers to the edition that was answered. */
export const checklistFile = ({ id, recordedAt, data }: Happened<ShiftBegun['data']>): DossierFile =>
  jsonFile('checklist.json', {
    eventId: id,
    checkedInAt: recordedAt,
    mileageKm: data.mileageKm,
    fuelPercent: data.fuelPercent,
    ticked: data.checklist,
    ...answered(data),
    items: (data.checklistEdition?.editionId ? [] : checkInItems).map(({ id: item, label, required }) => ({
      id: item,
      label,
      required,
      ticked: data.checklist.includes(item),
    })),
    preExistingDamage: data.preExistingDamage,
  });

/** Each check-in that found the vehicle unfit, so that no shift began: what was asked, and how it was answered. */
export const unfitFile = (events: readonly Happened<VehicleFoundUnfit['data']>[]): DossierFile =>
  jsonFile('checklist-unfit.json', {
    events: events.map(({ id, recordedAt, data }) => ({
      eventId: id,
      checkedAt: recordedAt,
      ...answered(data),
      preExistingDamage: data.preExistingDamage,
      notes: data.notes,
    })),
  });

export type ReportingBefore = ShiftBegun | VehicleFoundUnfit | DamageReported;

/** Damage reported before the checkout: at the check-in, also at one that found the vehicle unfit, and during the shift. */
export const reportedFile = (events: readonly Happened<ReportingBefore['data']>[]): DossierFile =>
  jsonFile('damage-reported.json', {
    events: events.map(({ id, recordedAt, data }) => ({
      eventId: id,
      reportedAt: recordedAt,
      reports: data.damageReports,
    })),
  });

/** Damage reported at the checkout, and the current state of all that was reported with the booking. */
export const damageFile = (
  { id, recordedAt, data }: Happened<ShiftEnded['data']>,
  now: readonly DamageNow[],
): DossierFile =>
  jsonFile('damage.json', {
    eventId: id,
    checkedOutAt: recordedAt,
    mileageKm: data.mileageKm,
    fuelPercent: data.fuelPercent,
    noDamageConfirmed: data.noDamageConfirmed,
    reports: data.damageReports,
    ...(data.parking && { parking: data.parking }),
    ...answered(data),
    ...(data.returnChecklistAnswers && {
      atReturn: { edition: data.returnChecklistEdition, answers: data.returnChecklistAnswers },
    }),
    standing: now.map(({ place, ...known }) => ({ ...known, ...(place !== null && { place }) })),
  });

/** What was not all right when the vehicle was checked with the booking, and what was done about it since. */
export const defectsFile = (defects: readonly DefectRow[]): DossierFile =>
  jsonFile('defects.json', {
    defects: defects.map(({ vehicle: _vehicle, reportedBy: _reportedBy, photos: _photos, steps, ...defect }) => ({
      ...defect,
      steps: steps.map(({ by: _by, photos: _ofStep, ...step }) => step),
    })),
  });
