import { isCompleteDamageReport } from '@rigbook/contracts/booking/shift/check-out.rules';
import { type DamagePlace, placeWords } from '@rigbook/contracts/booking/shift/damage-places.words';
import { damageAreas, damageSeverities } from '@rigbook/contracts/booking/shift/damage.words';
import type { DamageArea, DamageReport, DamageSeverity } from '@rigbook/contracts/booking/shift/damage.words';
import type { DamagePhotoId, DamageReportId } from '@rigbook/contracts/kernel/ids';
import { textLimits } from '@rigbook/contracts/kernel/text';
import { type ReactNode, useState } from 'react';
import type { components } from '@rigbook/contracts/api.types';
import type { Changes } from '../../../lib/device/use-device-draft.js';
import { newUuid } from '../../../lib/device/new-uuid.js';
import type { Booking } from '../../../lib/http/answers.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { photoQueue } from '../../../lib/photos/photo-queue.js';
import { PlaceField } from '../../fleet/shared/vehicle-drawing/place-field.js';
import { VehicleDrawing } from '../../fleet/shared/vehicle-drawing/vehicle-drawing.js';
import { Button } from '../../../ui/button.js';
import { Icon } from '../../../ui/icon.js';
import { useKnownDamage } from './known-damage.js';
import { PhotoField } from '../../fleet/shared/photos/photo-field.js';
import { Field } from '../../../ui/form/field.js';
import { FreeTextField } from '../../../ui/form/free-text-field.js';
import { NativeSelect } from '../../../ui/form/native-select.js';

/** A report being written; an empty field has no choice yet. */
export interface BegunReport {
  readonly area: DamageArea | '';
  /** drafts of an older version have none */
  readonly place?: DamagePlace | '';
  /** made when the report is begun */
  readonly reportId?: DamageReportId;
  readonly photoIds?: readonly DamagePhotoId[];
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

/** From the form as it is when the change is made: a photo may have taken its time. */
export type Update<T> = (latest: T) => T;

export const isBegun = ({ area, place = '', severity, description, photoIds = [] }: BegunReport): boolean =>
  area !== '' || place !== '' || severity !== '' || description.trim() !== '' || photoIds.length > 0;

/** Ticking "no damage" clears all reports. */
export const withNoDamage = (noDamage: boolean): DamageFindings => ({ ...nothingFound, noDamage });

/** The added reports, and the one in the form if complete: forgetting to press "Add" loses nothing. */
export const reportsWith = ({ reports, begun }: Pick<DamageFindings, 'reports' | 'begun'>): readonly DamageReport[] =>
  isCompleteDamageReport(begun) ? [...reports, reportOf(begun)] : reports;

const reportOf = ({ place, ...report }: BegunReport): DamageReport =>
  ({ ...report, ...(place && { place }) }) as DamageReport;

/** As the API takes them. A photo that the device has lost is not announced: nobody would send it. */
export const sendable = (reports: readonly DamageReport[]): components['schemas']['DamageReport'][] =>
  reports.map(({ photoIds = [], ...report }) => {
    const held = photoIds.filter(photoQueue.mayHold);
    return { ...report, ...(held.length > 0 && { photoIds: held }) };
  });

interface Props {
  readonly booking: Booking;
  readonly begun: BegunReport;
  /** The fields appear once a report is begun. */
  readonly folded: boolean;
  readonly showMissing: boolean;
  readonly onChange: (update: Update<BegunReport>) => void;
  /** what ends the form, such as its button */
  readonly action?: ReactNode;
}

/** The drawing of the vehicle with what is known, and the fields of one report. */
export function DamageForm({ booking, begun, folded, showMissing, onChange, action }: Props) {
  const text = useText();
  const known = useKnownDamage(booking.id).data ?? [];
  const [isOpen, setOpen] = useState(!folded);
  const change = (changes: Changes<BegunReport>) =>
    onChange((latest) => ({
      ...latest,
      reportId: latest.reportId ?? (newUuid() as DamageReportId),
      ...(typeof changes === 'function' ? changes(latest) : changes),
    }));
  const choose = (place: DamagePlace | '') => change({ place, ...(place !== '' && { area: placeWords(place).area }) });
  const errorOf = (value: string) =>
    showMissing && value.trim() === '' ? text('checkOut.reportIncomplete') : undefined;
  const isShown = isOpen || isBegun(begun);
  return (
    <div className="grid gap-4 sm:grid-cols-[1fr_1fr]">
      <div className="sm:col-span-full">
        <VehicleDrawing
          vehicle={booking.vehicle}
          chosen={begun.place ?? ''}
          marked={known.map(({ place }) => place)}
          onChoose={choose}
        />
      </div>
      {!isShown && (
        <div className="sm:col-span-full">
          <Button icon={<Icon name="plus" />} onClick={() => setOpen(true)}>
            {text('checkOut.beginReport')}
          </Button>
        </div>
      )}
      {isShown && (
        <>
          <div className="sm:col-span-full">
            <PlaceField
              label={text('checkOut.place')}
              hint={text('checkOut.placeHint')}
              none={text('checkOut.noPlace')}
              place={begun.place ?? ''}
              onChange={choose}
            />
          </div>
          <Field label={text('checkOut.area')} error={errorOf(begun.area)}>
            {(control) => (
              <NativeSelect
                {...control}
                name="damage-area"
                value={begun.area}
                onChange={({ target }) => change({ area: target.value as DamageArea })}
              >
                <option value="">{text('checkOut.chooseArea')}</option>
                {damageAreas.map((area) => (
                  <option key={area.id} value={area.id}>
                    {area.description === ''
                      ? text(`damageArea.${area.id}`)
                      : text('checkOut.areaAndDetail', {
                          area: text(`damageArea.${area.id}`),
                          detail: text(`checkOut.area.${area.id}`),
                        })}
                  </option>
                ))}
              </NativeSelect>
            )}
          </Field>
          <Field label={text('checkOut.severity')} error={errorOf(begun.severity)}>
            {(control) => (
              <NativeSelect
                {...control}
                value={begun.severity}
                onChange={({ target }) => change({ severity: target.value as DamageSeverity })}
              >
                <option value="">{text('checkOut.chooseSeverity')}</option>
                {damageSeverities.map(({ id }) => (
                  <option key={id} value={id}>
                    {text(`damageSeverity.${id}`)}
                  </option>
                ))}
              </NativeSelect>
            )}
          </Field>
          <div className="sm:col-span-full">
            <FreeTextField
              label={text('checkOut.description')}
              hint={text('checkOut.descriptionHint')}
              error={errorOf(begun.description)}
              most={textLimits.damageDescription}
              value={begun.description}
              onChange={(description) => change({ description })}
            />
          </div>
          <div className="sm:col-span-full">
            <PhotoField
              of={booking.id}
              photoIds={begun.photoIds ?? []}
              onChange={(update) => change(({ photoIds = [] }) => ({ photoIds: update(photoIds) }))}
            />
          </div>
          {action !== undefined && <div className="sm:col-span-full">{action}</div>}
        </>
      )}
    </div>
  );
}
