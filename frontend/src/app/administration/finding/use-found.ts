import { useQuery } from '@tanstack/react-query';
import { paths } from '../../../config/paths.js';
import { custodyQuery } from '../../../features/audit/api/custody.js';
import { useSession } from '../../../features/auth/use-session.js';
import { isolated } from '../../../lib/i18n/isolated.js';
import { useActorName } from '../../../lib/i18n/use-actor-name.js';
import { usePerson } from '../../../lib/i18n/use-person.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { useNow } from '../../../lib/time/use-now.js';
import { useTimes } from '../../../lib/time/use-times.js';
import { useZone } from '../../../lib/time/zone.js';
import type { IconName } from '../../../ui/icon.js';
import { type AskedMinute, askedMinute } from './asked-minute.js';
import { addressOf, groupsFor, icons } from '../desk/desk-pages.js';
import { useRecords } from './use-records.js';

export interface Found {
  readonly to: string;
  readonly name: string;
  readonly detail?: string;
  readonly icon: IconName;
}

interface FoundKind {
  readonly kind: 'record' | 'pages' | 'actions' | 'vehicles' | 'people' | 'bookings';
  readonly found: readonly Found[];
}

interface Outcome {
  readonly kinds: readonly FoundKind[];
  readonly isLooking: boolean;
  readonly hasFailed: boolean;
  /** Bookings, people and vehicles are found once the administration is open, or for an auditor the audit area. */
  readonly isClosed: boolean;
}

const MOST_OF_A_KIND = 6;

/** What matches all the words, in the order of the kinds; pages and actions also without any words. */
export function useFound(typed: string): Outcome {
  const text = useText();
  const person = usePerson();
  const times = useTimes();
  const session = useSession();
  const isAdmin = session?.isAdmin === true;
  const words = typed.trim().toLowerCase();

  const now = useNow();
  const { vehicles: fleet, people, bookings, ...state } = useRecords(words);

  const matches = ({ name, detail = '' }: Found) => {
    const said = `${name} ${detail}`.toLowerCase();
    return words.split(/\s+/).every((word) => said.includes(word));
  };
  const zone = useZone();
  const asked = askedMinute(
    words,
    fleet.map(({ name }) => name),
    {
      now,
      zone,
      nearDays: [text('time.todayInSentence'), text('finding.yesterday')],
      last: text('finding.last'),
      weekdayOf: (day) => times.weekday(day, 'long'),
    },
  );
  const holder = useHolder(asked);
  const all: readonly FoundKind[] = [
    {
      kind: 'pages',
      found: groupsFor({ isAdmin }).flatMap(({ name, pages }) =>
        pages.map((page) => ({
          to: addressOf(page),
          name: text(`desk.page.${page}`),
          detail: text(`desk.group.${name}`),
          icon: icons[page],
        })),
      ),
    },
    {
      kind: 'actions',
      found: isAdmin
        ? [
            { to: paths.book('any'), name: text('finding.book'), icon: 'calendar' },
            { to: paths.bookForSomebody, name: text('bookFor.open'), icon: 'calendar' },
            { to: paths.setStandingShift, name: text('finding.standingShift'), icon: 'refresh' },
            { to: paths.addUser, name: text('userForm.add'), icon: 'plus' },
            { to: paths.importUsers, name: text('userImport.open'), icon: 'upload' },
            { to: paths.addVehicle, name: text('adminFleet.add'), icon: 'plus' },
            ...fleet.map(({ id, name }) => ({
              to: paths.maintenanceOf(id),
              name: text('finding.maintenance', { vehicle: name }),
              icon: 'wrench' as const,
            })),
          ]
        : [],
    },
    {
      kind: 'vehicles',
      found: fleet.map(({ id, name, type, plateNumber }) => ({
        to: isAdmin ? paths.diaryOfVehicle(id) : paths.historiesOfVehicle(id),
        name,
        detail: [type, plateNumber].filter(Boolean).join(', '),
        icon: 'car',
      })),
    },
    {
      kind: 'people',
      found: people.map((user) => ({
        to: paths.user(user.id),
        name: person(user),
        icon: 'user',
      })),
    },
  ];
  const foundBookings = bookings.map(({ id, vehicle, user, startTime, endTime }) => ({
    to: isAdmin ? paths.diaryBooking(id) : paths.history(id),
    name: `${isolated(vehicle.name)}, ${person(user)}`,
    detail: times.period({ startAt: startTime, endAt: endTime }),
    icon: 'clipboard' as const,
  }));
  const custody: readonly Found[] = asked
    ? [
        {
          to: paths.custody(asked.vehicle, `${asked.on}T${asked.clock}`),
          name:
            holder === undefined
              ? text('finding.custody', { vehicle: asked.vehicle })
              : text('finding.custodyOf', { vehicle: asked.vehicle, person: holder }),
          detail: `${times.fullDay(asked.on)}, ${times.written(asked.clock)}`,
          icon: 'flag',
        },
      ]
    : [];
  const kinds = [
    { kind: 'record' as const, found: custody },
    ...all.map(({ kind, found }) => ({ kind, found: found.filter(matches) })),
    { kind: 'bookings' as const, found: foundBookings },
  ].map(({ kind, found }) => ({ kind, found: words === '' ? found : found.slice(0, MOST_OF_A_KIND) }));
  return {
    kinds: kinds.filter(({ found }) => found.length > 0),
    ...state,
  };
}

/** Who had the vehicle at that minute, or that nobody had it; undefined until it is known. */
function useHolder(asked: AskedMinute | undefined): string | undefined {
  const text = useText();
  const name = useActorName();
  const { vehicle = '', on = '', clock = '' } = asked ?? {};
  const { data } = useQuery({ ...custodyQuery({ vehicle, time: `${on} ${clock}` }), enabled: asked !== undefined });
  const [answer] = data ?? [];
  if (answer === undefined || answer.problem !== null) return undefined;
  // the clocks show a minute twice when they go back
  return answer.minutes.map(({ holder }) => (holder ? name(holder.user) : text('finding.nobody'))).join(' / ');
}
