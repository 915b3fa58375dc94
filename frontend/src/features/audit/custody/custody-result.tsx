import { Alert } from 'antd';
import { type Custody } from '../../../lib/http/answers.js';
import { usePerson } from '../../../lib/i18n/use-person.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { Icon } from '../../../ui/icon.js';
import { Link } from 'react-router';
import { paths } from '../../../config/paths.js';
import { useLanguage } from '../../../lib/i18n/language.js';
import { useTimes } from '../../../lib/time/use-times.js';
import { Copyable } from '../../../ui/content/copyable.js';
import { Details } from '../../../ui/content/details.js';
import { PrintButton } from '../../../ui/content/print-button.js';
import { type Shift, ShiftLink } from './shift-link.js';
import { useActorName } from '../../../lib/i18n/use-actor-name.js';
import { VehicleName } from '../../fleet/shared/vehicle-name.js';

/** Quoted, and escaped so that spreadsheets do not run it as a formula. */
const cell = (value: string | null | undefined): string => {
  const text = value ?? '';
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
};

/** The answers as CSV: a row for each minute or unanswered question; instants in UTC, as in the log. */
function useCustodyCsv(): (answers: readonly Custody[]) => string {
  const text = useText();
  return (answers) => {
    const rows = answers.flatMap((answer) => {
      const asked = [String(answer.line), answer.askedVehicle, answer.vehicle?.name, answer.askedTime];
      if (answer.problem !== null) return [[...asked, '', text(`custody.problem.${answer.problem}`)]];
      return answer.minutes.map(({ at, holder }) => [
        ...asked,
        at,
        holder ? text('custody.held') : text('custody.nobody'),
        holder?.user.unitNumber,
        [holder?.user.firstName, holder?.user.lastName].filter(Boolean).join(' '),
        holder?.user.id,
        holder?.checkedInAt,
        holder?.checkInPosition,
        holder?.checkedOutAt,
        holder?.checkOutPosition,
        holder?.agreementVersion,
        holder?.clause?.number,
        holder?.bookingId,
      ]);
    });
    // the byte order mark lets spreadsheets read Hebrew
    return `\uFEFF${[columns, ...rows].map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
  };
}

const columns = [
  'line',
  'asked vehicle',
  'vehicle',
  'asked time',
  'instant (UTC)',
  'answer',
  'unit number',
  'name',
  'responder id',
  'checked in (UTC)',
  'check-in position',
  'checked out (UTC)',
  'checkout position',
  'agreement edition',
  'clause',
  'booking',
];

/** Each fine with its answer, or why there is none. */
export function CustodyResult({ answers }: { answers: readonly Custody[] }) {
  const text = useText();
  const csv = useCustodyCsv();
  const unanswered = answers.filter(({ problem }) => problem !== null).length;
  return (
    <section className="grid grid-cols-1 gap-4" aria-label={text('custody.answers')}>
      <header className="flex flex-wrap items-center justify-between gap-y-2 gap-x-4">
        <p role="status">{text('custody.answered', { count: answers.length, unanswered })}</p>
        <span className="flex flex-wrap items-center gap-y-2 gap-x-4 print:hidden">
          <a
            className="inline-flex items-center gap-1.5 min-h-(--target)"
            href={`data:text/csv;charset=utf-8,${encodeURIComponent(csv(answers))}`}
            download="custody.csv"
          >
            <Icon name="download" size={18} /> {text('custody.download')}
          </a>
          <PrintButton small />
        </span>
      </header>
      <ol className="grid grid-cols-1 gap-3">
        {answers.map((answer) => (
          <li
            key={answer.line}
            className="grid gap-3 p-4 border border-(--hairline) rounded-(--radius) bg-(--surface) break-inside-avoid"
          >
            <CustodyAnswer answer={answer} numbered={answers.length > 1} />
          </li>
        ))}
      </ol>
    </section>
  );
}

interface Props {
  readonly answer: Custody;
  /** the line of the file that asked */
  readonly numbered: boolean;
}

/** The question, and who is responsible: two answers if the clocks showed that minute twice. */
function CustodyAnswer({ answer, numbered }: Props) {
  const text = useText();
  const { line, askedVehicle, askedTime, vehicle, problem, minutes } = answer;
  return (
    <>
      <h2 className="flex flex-wrap items-baseline gap-y-1 gap-x-4 text-lg">
        {vehicle ? <VehicleName vehicle={vehicle} /> : <bdi>{askedVehicle}</bdi>}
        {vehicle?.plateNumber != null && <bdi dir="ltr">{vehicle.plateNumber}</bdi>}
        <bdi dir="ltr">{askedTime}</bdi>
        {numbered && <small className="text-soft font-normal">{text('custody.line', { line })}</small>}
      </h2>
      {problem !== null && <Alert role="note" type="error" showIcon title={text(`custody.problem.${problem}`)} />}
      {minutes.length > 1 && <p className="text-soft font-normal">{text('custody.doubled')}</p>}
      {minutes.map((minute) => (
        <CustodyMinute key={minute.at} minute={minute} />
      ))}
    </>
  );
}

/** The range of events, and its signature. */
function CustodyHolder({ holder }: { holder: Shift }) {
  const text = useText();
  const times = useTimes();
  const { language } = useLanguage();
  const { bookingId, user, checkedInAt, checkInPosition, checkedOutAt, checkOutPosition, agreementVersion, clause } =
    holder;
  const { takenOverFrom, handedOverTo, checkInMileage, checkOutMileage } = holder;
  // a server of the release before this one does not say
  const mileage = (km: number | null | undefined) => km != null && <p>{text('view.km', { km })}</p>;
  const person = usePerson();
  const place = (position: string | null) =>
    position !== null && (
      <span className="text-soft font-normal whitespace-nowrap">
        {text('history.position')} <Copyable name={text('history.position')} value={position} />
      </span>
    );
  return (
    <Details
      of={[
        [
          text('view.checkIn'),
          <>
            {checkedInAt && times.instant(checkedInAt)} {place(checkInPosition)}
            {mileage(checkInMileage)}
            {takenOverFrom && <p>{text('history.takenOverFrom', { person: person(takenOverFrom) })}</p>}
          </>,
        ],
        [
          text('view.checkOut'),
          <>
            {checkedOutAt === null ? text('custody.notBack') : times.instant(checkedOutAt)} {place(checkOutPosition)}
            {mileage(checkOutMileage)}
            {handedOverTo && <p>{text('history.handedOverTo', { person: person(handedOverTo) })}</p>}
          </>,
        ],
        [
          text('view.agreement'),
          agreementVersion === null
            ? text('custody.notSigned')
            : text('history.edition', { edition: agreementVersion }),
        ],
        clause && [text('custody.clause', { number: clause.number }), <bdi>{clause[language]}</bdi>],
        user.unitNumber === null && [
          text('custody.erasedId'),
          <Copyable name={text('custody.erasedId')} value={user.id} />,
        ],
        [
          text('view.title'),
          <>
            <Link className="print:hidden" to={paths.history(bookingId)}>
              {text('history.title')}
            </Link>
            {/* links do not work on paper; the id identifies the booking */}
            <bdi className="hidden print:inline">{bookingId}</bdi>
          </>,
        ],
      ]}
    />
  );
}

type Minute = Custody['minutes'][number];

/** Who had the vehicle in that minute; if no one did, who had it before and after. */
function CustodyMinute({ minute }: { minute: Minute }) {
  const text = useText();
  const times = useTimes();
  const name = useActorName();
  const { at, holder, before, after, notCheckedIn } = minute;
  return (
    <div className="grid grid-cols-1 gap-2">
      <p className="font-semibold">
        {times.instant(at)}: {holder ? name(holder.user) : text('custody.nobody')}
      </p>
      {holder && <CustodyHolder holder={holder} />}
      {!holder && (
        <Details
          of={[
            [text('custody.before'), before ? <ShiftLink shift={before} /> : text('custody.noOne')],
            [text('custody.after'), after ? <ShiftLink shift={after} /> : text('custody.noOne')],
          ]}
        />
      )}
      {notCheckedIn.map((shift) => (
        <p key={shift.bookingId}>
          {text('custody.notCheckedIn')} <ShiftLink shift={shift} />
        </p>
      ))}
    </div>
  );
}
