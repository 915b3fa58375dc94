import { canBeTakenByColleagues } from '@rigbook/contracts/substitutes/risk.rules';
import { toldSubstitutionEnds } from '@rigbook/contracts/substitutes/substitute.words';
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
import { needsAnotherPerson, type Way } from '../api/at-risk.js';

interface Props {
  readonly atRisk: BookingAtRisk;
  /** The list is of a person who is about to go. */
  readonly isOfPerson: boolean;
  /** the other vehicle; null if there is none to offer */
  readonly chosen: string | null;
  readonly onChoose: (vehicleId: string) => void;
  readonly onSave: (way: Way) => void;
}

/** A booking with the reasons that put it at risk, what was tried, and what can be done. */
export function AtRiskCard({ atRisk, ...choice }: Props) {
  const text = useText();
  const times = useTimes();
  const person = usePerson();
  const { booking, causes, phoneNumber, latest, isOfferedToColleagues } = atRisk;
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
        {isOfferedToColleagues ? (
          <StatusTag hue="blue" icon="clock">
            {text('atRisk.offeredToColleagues')}
          </StatusTag>
        ) : (
          latest && <Latest latest={latest} />
        )}
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

/** How an offer of another vehicle ended. Of an offer to colleagues these reasons say that it was never made. */
const namesVehicle: ReadonlySet<string> = new Set(toldSubstitutionEnds);

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
      {vehicleName === null && namesVehicle.has(endedBecause)
        ? text('atRisk.notToColleagues')
        : text(`atRisk.ended.${endedBecause}`, { vehicle })}
    </StatusTag>
  );
}

function WhatToDo({
  atRisk,
  isOfPerson,
  named,
  chosen,
  onChoose,
  onSave,
}: Props & { readonly named: { readonly person: string; readonly time: string } }) {
  const text = useText();
  const { causes, standIns, isOfferedToColleagues, waiting } = atRisk;
  const needsSomebody = needsAnotherPerson(atRisk, isOfPerson);
  const canBeOffered = needsSomebody && canBeTakenByColleagues(causes);
  const vehicle = needsSomebody ? undefined : standIns.find(({ id }) => id === chosen);
  return (
    <div className="grid gap-3 max-w-[420px]">
      {needsSomebody ? (
        <>
          <p>
            {text(
              !canBeOffered ? 'atRisk.allLost' : isOfferedToColleagues ? 'atRisk.untilAccepted' : 'atRisk.noPerson',
            )}
          </p>
          {waiting > 0 && <p>{text('atRisk.waiting', { count: waiting })}</p>}
        </>
      ) : standIns.length === 0 ? (
        <p>{text('atRisk.noOther')}</p>
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
            onClick={() => onSave({ vehicleId: vehicle.id })}
          >
            {text('atRisk.offer')}
          </Button>
        )}
        {canBeOffered && !isOfferedToColleagues && (
          <Button
            look="primary"
            aria-label={text('atRisk.toColleaguesNamed', named)}
            onClick={() => onSave('colleagues')}
          >
            {text('atRisk.toColleagues')}
          </Button>
        )}
        <Button danger aria-label={text('atRisk.cancelNamed', named)} onClick={() => onSave('cancel')}>
          {text('atRisk.cancel')}
        </Button>
      </div>
    </div>
  );
}
