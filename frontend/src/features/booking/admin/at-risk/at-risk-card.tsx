import { Link } from 'react-router';
import { paths } from '../../../../config/paths.js';
import type { BookingAtRisk } from '../../../../lib/http/answers.js';
import { usePerson } from '../../../../lib/i18n/use-person.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { useTimes } from '../../../../lib/time/use-times.js';
import { Button } from '../../../../ui/button.js';
import { StatusTag } from '../../../../ui/content/status-tag.js';
import { Choice } from '../../../../ui/form/choice.js';
import { Icon } from '../../../../ui/icon.js';
import { VehicleName } from '../../../fleet/shared/vehicle-name.js';
import { periodOfBooking } from '../../api/my-bookings.js';
import { BookingStatusTag } from '../../shared/booking-status-tag.js';

interface Props {
  readonly atRisk: BookingAtRisk;
  /** the other vehicle; null if there is none to offer */
  readonly chosen: string | null;
  readonly onChoose: (vehicleId: string) => void;
  /** null: cancel it */
  readonly onSave: (vehicleId: string | null) => void;
}

/** A booking with the reasons that put it at risk, what was tried, and what can be done. */
export function AtRiskCard({ atRisk, ...choice }: Props) {
  const text = useText();
  const times = useTimes();
  const person = usePerson();
  const { booking, causes, phoneNumber, latest } = atRisk;
  const named = { person: person(booking.user), time: times.instant(booking.startTime) };
  const isOpen = latest?.status === 'planned' || latest?.status === 'offered';
  return (
    <article
      className="grid gap-2 p-4 border border-(--hairline) rounded-(--radius) bg-(--surface)"
      aria-label={`${named.person}, ${named.time}`}
    >
      <header className="flex flex-wrap items-center gap-y-1 gap-x-3">
        <span className="font-semibold tabular-nums">{times.period(periodOfBooking(booking))}</span>
        <span>{named.person}</span>
        <VehicleName vehicle={booking.vehicle} />
        <BookingStatusTag status={booking.status} />
      </header>
      <p className="flex flex-wrap gap-2">
        {causes.map((cause) => (
          <StatusTag key={cause} hue="red" icon="alert">
            {text(`atRisk.cause.${cause}`)}
          </StatusTag>
        ))}
        {latest && <Latest latest={latest} />}
      </p>
      {!isOpen && <WhatToDo atRisk={atRisk} named={named} {...choice} />}
      <p className="flex flex-wrap gap-x-4">
        <Link
          to={paths.diaryBooking(booking.id)}
          aria-label={text('atRisk.viewNamed', named)}
          className="inline-flex items-center min-h-(--target) min-w-(--target)"
        >
          {text('atRisk.view')}
        </Link>
        {phoneNumber !== null && (
          <a
            href={`tel:${phoneNumber}`}
            aria-label={text('atRisk.call', named)}
            className="inline-flex items-center gap-1 min-h-(--target)"
          >
            <Icon name="phone" size={16} /> <bdi dir="ltr">{phoneNumber}</bdi>
          </a>
        )}
      </p>
    </article>
  );
}

function Latest({ latest }: { readonly latest: NonNullable<BookingAtRisk['latest']> }) {
  const text = useText();
  const times = useTimes();
  const { status, vehicleName, holdEndsAt, endedBecause } = latest;
  const vehicle = vehicleName ?? '';
  if (status === 'planned')
    return (
      <StatusTag hue="blue" icon="clock">
        {text('atRisk.planned')}
      </StatusTag>
    );
  if (status === 'offered' && holdEndsAt !== null)
    return (
      <StatusTag hue="blue" icon="clock">
        {text('atRisk.offered', { vehicle, time: times.instantInSentence(holdEndsAt) })}
      </StatusTag>
    );
  return endedBecause === null ? null : (
    <StatusTag hue="orange" icon="close">
      {text(`atRisk.ended.${endedBecause}`, { vehicle })}
    </StatusTag>
  );
}

function WhatToDo({
  atRisk: { standIns, causes },
  named,
  chosen,
  onChoose,
  onSave,
}: Props & { readonly named: { readonly person: string; readonly time: string } }) {
  const text = useText();
  const vehicle = standIns.find(({ id }) => id === chosen);
  const needsSomebody = causes.includes('suspended') || causes.includes('licence');
  return (
    <div className="grid gap-3 max-w-[420px]">
      {standIns.length === 0 ? (
        <p>{text(needsSomebody ? 'atRisk.noPerson' : 'atRisk.noOther')}</p>
      ) : (
        <Choice
          label={text('atRisk.other')}
          value={chosen ?? undefined}
          placeholder={text('atRisk.other')}
          options={standIns.map(({ id, name, isSameType }) => ({
            value: id,
            label: isSameType ? text('atRisk.sameType', { vehicle: name }) : name,
          }))}
          onChange={onChoose}
        />
      )}
      <div className="flex flex-wrap gap-3">
        {vehicle && (
          <Button
            look="primary"
            aria-label={text('atRisk.offerNamed', { ...named, vehicle: vehicle.name })}
            onClick={() => onSave(vehicle.id)}
          >
            {text('atRisk.offer')}
          </Button>
        )}
        <Button danger aria-label={text('atRisk.cancelNamed', named)} onClick={() => onSave(null)}>
          {text('atRisk.cancel')}
        </Button>
      </div>
    </div>
  );
}
