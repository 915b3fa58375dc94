import { obstacleTo } from '@rigbook/contracts/booking/steps.rules';
import { currentEdition, editionOf } from '@rigbook/contracts/agreement/editions';
import { useQuery, queryOptions } from '@tanstack/react-query';
import { paths, signedDocument } from '../../../config/paths.js';
import { useStandsIn } from '../../../lib/queries/use-stands-in.js';
import type { Agreement, Booking } from '../../../lib/http/answers.js';
import { isNotFound } from '../../../lib/http/problem.js';
import { useLanguage } from '../../../lib/i18n/language.js';
import { useRichText, useText } from '../../../lib/i18n/use-text.js';
import { Empty } from '../../../ui/feedback/empty.js';
import { ErrorScreen } from '../../../ui/feedback/error-screen.js';
import { LinkButton } from '../../../ui/link-button.js';
import { PageTitle } from '../../../ui/content/page-title.js';
import { PrintButton } from '../../../ui/content/print-button.js';
import { DocumentSkeleton } from '../../../ui/feedback/skeleton.js';
import styles from './agreement.module.css';
import { dayOf } from '@rigbook/contracts/kernel/calendar';
import type { Day } from '@rigbook/contracts/kernel/time';
import { agreementExpiresAt } from '@rigbook/contracts/agreement/agreement.rules';
import { useNow } from '../../../lib/time/use-now.js';
import { useZone } from '../../../lib/time/zone.js';
import { useTimes } from '../../../lib/time/use-times.js';
import { answerSoon, api, bodyOf } from '../../../lib/http/client.js';
import { keys } from '../../../lib/http/keys.js';
import { Notice } from '../../../ui/content/notice.js';
import { Facts } from '../../../ui/content/facts.js';
import { Panel } from '../../../ui/content/panel.js';
import { useRef } from 'react';
import { Addenda } from './addenda.js';
import { AgreementText } from './agreement-text.js';
import { SignBar } from './sign-bar.js';
import { VehicleName } from '../../fleet/shared/vehicle-name.js';

const agreementQuery = (bookingId: string, canFillIn: boolean) =>
  queryOptions({
    queryKey: keys.agreement(bookingId),
    queryFn: (): Promise<Agreement> =>
      bodyOf(
        api.GET('/api/agreements/{bookingId}', { params: { path: { bookingId } }, ...(canFillIn && answerSoon()) }),
      ),
    refetchOnMount: 'always',
  });

/** As the server would answer: whoever signs today signs the current edition. */
const unsignedAgreement = (booking: Booking, today: Day): Agreement => ({
  bookingId: booking.id,
  status: booking.status,
  userName: [booking.user.firstName, booking.user.lastName].filter(Boolean).join(' '),
  unitNumber: booking.user.unitNumber,
  vehicleName: booking.vehicle.name,
  vehicleType: booking.vehicle.type,
  startTime: booking.startTime,
  endTime: booking.endTime,
  duration: booking.duration,
  signedAt: null,
  agreementDate: today,
  agreementVersion: currentEdition.version,
  addenda: [],
});

interface Props {
  readonly bookingId: string;
  /** The booking in the person's list, to read the agreement before signing while nobody answers. */
  readonly listed?: Booking | undefined;
  /** The unit of who reads it: administrators and auditors read those of others, and sign none of them. */
  readonly reader: string;
}

export function AgreementScreen({ bookingId, listed, reader }: Props) {
  const text = useText();
  const { data: loaded, error, refetch } = useQuery(agreementQuery(bookingId, listed !== undefined));
  const mayFillIn = useStandsIn(error) && listed?.signedAt === null;
  const today = dayOf(useNow(), useZone());
  const agreement = loaded ?? (mayFillIn ? unsignedAgreement(listed, today) : undefined);
  if (agreement !== undefined) return <AgreementDocument agreement={agreement} reader={reader} />;
  if (isNotFound(error))
    return (
      <Empty icon="question">
        <h1 className="text-xl text-(--ink)">{text('agreement.notFound')}</h1>
        <p>{text('booking.notFoundHint')}</p>
        <LinkButton to={paths.home}>{text('shift.backHome')}</LinkButton>
      </Empty>
    );
  return error ? (
    <ErrorScreen error={error} retry={() => void refetch()} />
  ) : (
    <DocumentSkeleton label={text('agreement.loading')} />
  );
}

/** The edition that was signed, or the current one. */
function AgreementDocument({ agreement, reader }: { agreement: Agreement } & Pick<Props, 'reader'>) {
  const { language } = useLanguage();
  const now = useNow();
  const document = useRef<HTMLElement>(null);
  const { status, startTime, endTime, signedAt, unitNumber } = agreement;
  const booking = { startAt: startTime, endAt: endTime, status, signed: signedAt !== null, released: false };
  const isOwn = reader === unitNumber;
  const obstacle = obstacleTo('sign', booking, { isOwn, administers: false }, now);
  // a request is signed later: its bar says what is still to come
  const isOpen = obstacle === null || (isOwn && status === 'pending');
  const edition = editionOf(agreement.agreementVersion) ?? currentEdition;
  return (
    <article ref={document} className={styles.document}>
      <PageTitle title={edition.title[language]}>
        <PrintButton small />
      </PageTitle>
      <AgreementBanner agreement={agreement} />
      <AgreementDetails agreement={agreement} />
      <AgreementText edition={edition} />
      <SignatureBlock agreement={agreement} />
      <Addenda agreement={agreement} />
      <AgreementFooter version={edition.version} />
      {isOpen && <SignBar agreement={agreement} document={document} />}
    </article>
  );
}

function AgreementFooter({ version }: { version: string }) {
  const text = useText();
  const times = useTimes();
  const now = useNow();
  return (
    <footer className="flex flex-wrap gap-y-1 gap-x-6 pt-4 border-t border-(--hairline) text-soft text-sm">
      <p>{text('agreement.generated', { time: times.instant(now) })}</p>
      <p>{text('agreement.expires', { time: times.instant(agreementExpiresAt(now)) })}</p>
      <p>{text('agreement.version', { version })}</p>
    </footer>
  );
}

/** Shows "Approved for immediate use" only if it is true. */
function AgreementBanner({ agreement: { bookingId, status, signedAt, unitNumber } }: { agreement: Agreement }) {
  const text = useText();
  const times = useTimes();
  if (signedAt !== null)
    return (
      <Notice hue="green" icon="check" title={text('agreement.signed', { time: times.instantInSentence(signedAt) })}>
        {/* the document was erased with its signer */}
        {unitNumber === null ? (
          <p>{text('agreement.erased')}</p>
        ) : (
          <a className="print:hidden" href={signedDocument(bookingId)} download>
            {text('agreement.pdf')}
          </a>
        )}
      </Notice>
    );
  if (status === 'approved')
    return (
      <Notice hue="green" icon="check" title={text('agreement.approved')}>
        <p>{text('agreement.approvedText')}</p>
      </Notice>
    );
  if (status === 'pending') return <Notice hue="violet" icon="clock" title={text('agreement.pending')} />;
  const label = text(`bookingStatus.${status}`);
  return <Notice hue="grey" icon="info" title={text('agreement.closed', { status: label })} />;
}

/** Responder, vehicle and period; the duration is rounded to whole hours. */
function AgreementDetails({ agreement }: { agreement: Agreement }) {
  const text = useText();
  const rich = useRichText();
  const times = useTimes();
  const { userName, unitNumber, vehicleName, vehicleType, startTime, endTime, duration, bookingId } = agreement;
  const name = userName?.trim() || text('agreement.notAvailable');
  const unit = unitNumber || text('agreement.notAvailable');
  return (
    <Panel title={text('agreement.details')}>
      <Facts
        facts={[
          [text('agreement.responder'), text('person.nameAndUnit', { name, unit })],
          [
            text('agreement.vehicle'),
            rich('book.vehicleAndType', {
              vehicle: <VehicleName vehicle={{ name: vehicleName }} />,
              type: vehicleType,
            }),
          ],
          [text('agreement.startTime'), times.instant(startTime)],
          [text('agreement.endTime'), times.instant(endTime)],
          [text('agreement.duration'), text('time.hours', { hours: Math.round(duration) })],
          [text('agreement.bookingId'), <bdi key="id">{bookingId}</bdi>],
        ]}
      />
    </Panel>
  );
}

/** Who signs, for what and when. */
function SignatureBlock({ agreement }: { agreement: Agreement }) {
  const text = useText();
  const times = useTimes();
  const { userName, unitNumber, vehicleName, agreementDate, signedAt } = agreement;
  const name = userName?.trim() || text('agreement.notAvailable');
  const unit = unitNumber || text('agreement.notAvailable');
  return (
    <Panel title={text('agreement.signatureBlock')}>
      <Facts
        facts={[
          [text('agreement.responder'), text('person.nameAndUnit', { name, unit })],
          [text('agreement.vehicle'), <VehicleName key="vehicle" vehicle={{ name: vehicleName }} />],
          [text('agreement.date'), times.fullDay(agreementDate)],
        ]}
      />
      {signedAt === null && <p className="mt-4 text-soft text-center print:hidden">{text('agreement.note')}</p>}
    </Panel>
  );
}
