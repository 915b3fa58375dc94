import type { OfferedSubstitute } from '../../../lib/http/answers.js';
import { useRichText, useText } from '../../../lib/i18n/use-text.js';
import { useNow } from '../../../lib/time/use-now.js';
import { useTimes } from '../../../lib/time/use-times.js';
import { StatusTag } from '../../../ui/content/status-tag.js';
import { VehicleName } from '../../fleet/shared/vehicle-name.js';
import { periodOfBooking } from '../api/my-bookings.js';
import { useAcceptSubstitute, useDeclineSubstitute } from './answering.js';
import { AcceptOrDecline } from '../offers/accept-or-decline.js';

/** Another vehicle that is held for a booking: instead of which, until when, and the two answers. */
export function Substitute({ offer }: { readonly offer: OfferedSubstitute }) {
  const text = useText();
  const rich = useRichText();
  const times = useTimes();
  const now = useNow();
  return (
    <div className="grid gap-3">
      <header className="flex flex-wrap items-center justify-between gap-y-1 gap-x-3">
        <p className="text-2xl font-extrabold wrap-anywhere">
          <VehicleName vehicle={offer.substitute} />
        </p>
        <StatusTag hue="yellow" icon="clock">
          {text('substitutes.timeLeft', { span: times.span(now, offer.holdEndsAt) })}
        </StatusTag>
      </header>
      <p>{rich('substitutes.lost', { vehicle: <bdi>{offer.vehicle.name}</bdi> })}</p>
      <p className="tabular-nums font-semibold">{times.period(periodOfBooking(offer))}</p>
      <p>
        {rich('substitutes.held', {
          vehicle: <bdi>{offer.substitute.name}</bdi>,
          time: times.instantInSentence(offer.holdEndsAt),
        })}
      </p>
      <Answers offer={offer} />
      <p className="text-soft text-sm">{text('substitutes.hint')}</p>
    </div>
  );
}

function Answers({ offer }: { readonly offer: OfferedSubstitute }) {
  const text = useText();
  const times = useTimes();
  const accept = useAcceptSubstitute(offer);
  const decline = useDeclineSubstitute(offer);
  const named = { vehicle: offer.substitute.name, time: times.instant(offer.startTime) };
  return (
    <AcceptOrDecline
      accept={{
        command: accept,
        label: text('substitutes.accept'),
        fullLabel: text('substitutes.acceptNamed', named),
        failed: text('substitutes.acceptFailed'),
        told: (isApproved) => ({
          title: text('substitutes.accepted', { vehicle: offer.substitute.name }),
          description: text(isApproved ? 'substitutes.acceptedSign' : 'substitutes.acceptedPending'),
        }),
      }}
      decline={{
        command: decline,
        label: text('substitutes.decline'),
        fullLabel: text('substitutes.declineNamed', named),
        failed: text('substitutes.declineFailed'),
        question: {
          title: text('substitutes.declineTitle'),
          text: text('substitutes.declineText'),
          keep: text('substitutes.keep'),
        },
        done: text('substitutes.declined'),
      }}
    />
  );
}
