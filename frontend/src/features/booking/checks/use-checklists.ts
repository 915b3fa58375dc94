import type { components } from '@rigbook/contracts/api.types';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ownedKey, useDeviceOwner } from '../../../lib/device/owned-storage.js';
import { answerSoon, api, bodyOf } from '../../../lib/http/client.js';
import { keys } from '../../../lib/http/keys.js';
import type { Answer } from '../../../lib/http/answers.js';
import { deviceStorage } from '../../../lib/storage/device-storage.js';

export type Checklists = Answer<components['schemas']['ChecklistsOfBooking']>;
export type Edition = NonNullable<Checklists['checkIn']>;

interface Kept extends Checklists {
  readonly bookingId: string;
}

/** The bookings that somebody looked at last: those of long ago would take the room of forms. */
const mostKept = 6;

function keptIn(key: string, bookingId: string) {
  const kept = deviceStorage.read<readonly Kept[]>(key) ?? [];
  return {
    own: kept.find((one) => one.bookingId === bookingId),
    others: kept.filter((one) => one.bookingId !== bookingId),
  };
}

/** This device knows of no edition for the booking. */
const none: Checklists = { checkIn: null, atReturn: null };

/**
 * The editions in force. The device keeps them, so that a form that is opened without a connection asks what it would ask with one;
 * undefined until it is known.
 */
export function useChecklists(bookingId: string): Checklists | undefined {
  const key = ownedKey(useDeviceOwner(), 'draft', 'checklists');
  const { data, isError, failureCount } = useQuery({
    queryKey: [...keys.booking(bookingId), 'checklists'],
    queryFn: (): Promise<Checklists> =>
      bodyOf(api.GET('/api/bookings/{id}/checklists', { params: { path: { id: bookingId } }, ...answerSoon() })),
  });
  useEffect(() => {
    if (data) deviceStorage.write(key, [{ bookingId, ...data }, ...keptIn(key, bookingId).others].slice(0, mostKept));
  }, [key, bookingId, data]);
  // a form that has begun without an answer goes on, also while the server is asked again
  const [isWithout, setIsWithout] = useState(false);
  if (!isWithout && (isError || failureCount > 0)) setIsWithout(true);
  if (data) return data;
  return isWithout ? (keptIn(key, bookingId).own ?? none) : undefined;
}
