import { linkIn } from '../../shared/link-in.js';
import type { Booking, LinkedRequest } from '../../../../lib/http/answers.js';
import { useState } from 'react';
import { paths } from '../../../../config/paths.js';
import { ApiError } from '../../../../lib/http/problem.js';
import { useErrorText } from '../../../../lib/http/error-text.js';
import { usePerson } from '../../../../lib/i18n/use-person.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { wholeName } from '../../../../lib/i18n/whole-name.js';
import { useTimes } from '../../../../lib/time/use-times.js';
import { ZoneContext } from '../../../../lib/time/zone.js';
import { Facts } from '../../../../ui/content/facts.js';
import { Notice } from '../../../../ui/content/notice.js';
import { PageTitle } from '../../../../ui/content/page-title.js';
import { Panel } from '../../../../ui/content/panel.js';
import { ErrorScreen } from '../../../../ui/feedback/error-screen.js';
import { DocumentSkeleton } from '../../../../ui/feedback/skeleton.js';
import { LinkButton } from '../../../../ui/link-button.js';
import { VehicleName } from '../../../fleet/shared/vehicle-name.js';
import { periodOfBooking } from '../../api/my-bookings.js';
import form from '../../handover/form.module.css';
import { BookingStatusTag } from '../../shared/booking-status-tag.js';
import { KnownCircumstances } from '../deciding/circumstances.js';
import { DecisionForm, type Passkeys } from './decision-form.js';
import { type LinkedDecision, useLinkedRequest } from './use-linked-request.js';

interface Props {
  /** what follows the # of the address */
  readonly link: string;
  readonly passkeys: Passkeys;
}

/** The one request that a message is about, with what a decision rests on. */
export function DecideScreen({ link, passkeys }: Props) {
  const text = useText();
  const { data, error, refetch } = useLinkedRequest(link);
  return (
    <div className={form.screen}>
      <PageTitle title={text('decide.title')} />
      {isRefused(error) ? (
        <LinkOver link={link} error={error} />
      ) : data ? (
        <ZoneContext value={data.timezone}>
          <Request key={link} link={link} request={data} passkeys={passkeys} />
        </ZoneContext>
      ) : error ? (
        <ErrorScreen error={error} retry={() => void refetch()} />
      ) : (
        <DocumentSkeleton label={text('decide.loading')} />
      )}
    </div>
  );
}

/** Also of a link that ends while its page is open. */
const isRefused = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code !== undefined && error.status < 500;

function LinkOver({ link, error }: { readonly link: string; readonly error: ApiError }) {
  const text = useText();
  const errorText = useErrorText();
  const about = linkIn(link);
  return (
    <>
      <Notice hue="orange" icon="clock" title={text('decide.over')} live>
        <p>{errorText(error)}</p>
      </Notice>
      <LinkButton to={about ? paths.diaryBooking(about.bookingId) : paths.admin}>
        {text('decide.toAdministration')}
      </LinkButton>
    </>
  );
}

function Request({ link, request, passkeys }: Props & { readonly request: LinkedRequest }) {
  const text = useText();
  const times = useTimes();
  const person = usePerson();
  const [done, setDone] = useState<LinkedDecision['step']>();
  const { booking, decider, circumstances, endsAt } = request;
  const until = times.instantInSentence(endsAt);
  if (done !== undefined)
    return (
      <Notice
        hue={done === 'approve' ? 'green' : 'grey'}
        icon="check"
        title={text(`decide.done.${done}`, { who: wholeName(person(booking.user)) })}
        live
      >
        <p>{text('decide.close')}</p>
      </Notice>
    );
  return (
    <>
      <p className="text-soft">
        {decider ? text('decide.sentTo', { who: person(decider), until }) : text('decide.sentToOffice', { until })}
      </p>
      {circumstances ? (
        <>
          <WhatIsAsked booking={booking} />
          <KnownCircumstances booking={booking} circumstances={circumstances} />
          <DecisionForm link={link} request={{ ...request, circumstances }} passkeys={passkeys} onDone={setDone} />
        </>
      ) : (
        <Settled booking={booking} />
      )}
    </>
  );
}

function WhatIsAsked({ booking }: { readonly booking: Booking }) {
  const text = useText();
  const times = useTimes();
  const person = usePerson();
  return (
    <Panel title={<VehicleName vehicle={booking.vehicle} />} aside={<BookingStatusTag status={booking.status} />}>
      <Facts
        facts={[
          [text('decide.who'), person(booking.user)],
          [text('decide.hours'), times.period(periodOfBooking(booking))],
          [text('decide.purpose'), <bdi key="purpose">{booking.purpose}</bdi>],
          [text('decide.askedAt'), times.instant(booking.askedAt ?? booking.requestedAt)],
        ]}
      />
    </Panel>
  );
}

function Settled({ booking }: { readonly booking: Booking }) {
  const text = useText();
  const times = useTimes();
  const person = usePerson();
  const { decidedBy, decidedAt } = booking;
  return (
    <>
      <Panel title={<VehicleName vehicle={booking.vehicle} />} aside={<BookingStatusTag status={booking.status} />}>
        <p className="tabular-nums">{times.period(periodOfBooking(booking))}</p>
      </Panel>
      <Notice hue="blue" icon="check" title={text('decide.settled')} live>
        {decidedBy && decidedAt && (
          <p>{text('decide.settledBy', { who: person(decidedBy), at: times.instantInSentence(decidedAt) })}</p>
        )}
      </Notice>
      <LinkButton to={paths.diaryBooking(booking.id)}>{text('decide.toAdministration')}</LinkButton>
    </>
  );
}
