import type { ParkedPosition } from '@rigbook/contracts/booking/shift/parked-position';
import { MOST_PHOTOS_OF_PARKING } from '@rigbook/contracts/booking/shift/parking.rules';
import type { DamagePhotoId } from '@rigbook/contracts/kernel/ids';
import { textLimits } from '@rigbook/contracts/kernel/text';
import { Input } from 'antd';
import { useState } from 'react';
import { useText } from '../../../lib/i18n/use-text.js';
import type { FormBody } from '../../../lib/outbox/outgoing-form.js';
import { photoQueue } from '../../../lib/photos/photo-queue.js';
import { Button } from '../../../ui/button.js';
import { Panel } from '../../../ui/content/panel.js';
import { Field } from '../../../ui/form/field.js';
import { MapLink } from '../../fleet/shared/parking/parked.js';
import { PhotoField } from '../../fleet/shared/photos/photo-field.js';
import { type NoPosition, positionOfPhone } from './position-of-phone.js';

export interface ParkingDraft {
  readonly place: string;
  readonly position: ParkedPosition | null;
  readonly photoIds: readonly DamagePhotoId[];
}

export const notSaid: ParkingDraft = { place: '', position: null, photoIds: [] };

/** As the API takes it; undefined if nothing is said. A photo that the device has lost is not announced. */
export function parkingSent({ place, position, photoIds }: ParkingDraft): FormBody<'checkout'>['parking'] {
  const said = place.trim();
  const held = photoIds.filter(photoQueue.mayHold);
  if (said === '' && position === null && held.length === 0) return undefined;
  return { place: said === '' ? null : said, position, ...(held.length > 0 && { photoIds: held }) };
}

interface Props {
  readonly bookingId: string;
  readonly parking: ParkingDraft;
  readonly isMissing: boolean;
  readonly onChange: (update: (latest: ParkingDraft) => ParkingDraft) => void;
}

/** Where the vehicle stands: in words, and if its person likes with the position of the phone and photos. */
export function ParkingFields({ bookingId, parking, isMissing, onChange }: Props) {
  const text = useText();
  return (
    <Panel title={text('parking.title')}>
      <div className="grid gap-4">
        <Field
          label={text('parking.ask')}
          hint={text('parking.askHint')}
          error={isMissing ? text('parking.required') : undefined}
        >
          {(control) => (
            <Input.TextArea
              {...control}
              name="parking-place"
              dir="auto"
              autoSize={{ minRows: 2, maxRows: 4 }}
              maxLength={textLimits.parkingPlace}
              value={parking.place}
              onChange={({ target }) => onChange((latest) => ({ ...latest, place: target.value }))}
            />
          )}
        </Field>
        <PositionOfPhone
          position={parking.position}
          onChange={(position) => onChange((latest) => ({ ...latest, position }))}
        />
        <PhotoField
          of={bookingId}
          photoIds={parking.photoIds}
          most={MOST_PHOTOS_OF_PARKING}
          onChange={(update) => onChange((latest) => ({ ...latest, photoIds: update(latest.photoIds) }))}
        />
      </div>
    </Panel>
  );
}

interface PositionProps {
  readonly position: ParkedPosition | null;
  readonly onChange: (position: ParkedPosition | null) => void;
}

/** Nothing is asked of the phone before somebody taps. What is sent can be seen, and left out. */
function PositionOfPhone({ position, onChange }: PositionProps) {
  const text = useText();
  const [isMeasuring, setMeasuring] = useState(false);
  const [problem, setProblem] = useState<NoPosition>();
  const add = async () => {
    setMeasuring(true);
    setProblem(undefined);
    const found = await positionOfPhone();
    setMeasuring(false);
    if (typeof found === 'string') setProblem(found);
    else onChange(found);
  };
  if (position)
    return (
      <div className="grid gap-2 justify-items-start" role="status">
        <p>{text('parking.positionAdded')}</p>
        <MapLink position={position} />
        <Button look="quiet" onClick={() => onChange(null)}>
          {text('parking.removePosition')}
        </Button>
      </div>
    );
  return (
    <div className="grid gap-2 justify-items-start">
      <Button busy={isMeasuring} onClick={() => void add()}>
        {text(isMeasuring ? 'parking.measuring' : 'parking.addPosition')}
      </Button>
      <p className="text-soft text-sm">{text('parking.positionHint')}</p>
      {problem && (
        <p role="alert" className="text-sm">
          {text(`parking.${problem}`)}
        </p>
      )}
    </div>
  );
}
