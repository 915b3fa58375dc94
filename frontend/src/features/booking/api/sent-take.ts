import type { components } from '@rigbook/contracts/api.types';
import type { DamagePhotoId } from '@rigbook/contracts/kernel/ids';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { ownedKey, useDeviceOwner } from '../../../lib/device/owned-storage.js';
import type { Booking } from '../../../lib/http/answers.js';
import { photoQueue } from '../../../lib/photos/photo-queue.js';
import { deviceStorage } from '../../../lib/storage/device-storage.js';
import { serverClock } from '../../../lib/time/server-clock.js';
import { myBookingsQuery } from './my-bookings.js';

export type Take = components['schemas']['TakeInEmergency'];

export interface SentTake {
  /** what the person has entered */
  readonly entered: string;
  readonly key: string;
  readonly body: Take;
  /** They were taken before there was a booking, and follow it. */
  readonly photoIds: readonly DamagePhotoId[];
  /** Milliseconds since 1970, by the server's clock. Without an answer it is sent again. */
  readonly firstSentAt: number;
  readonly lastSentAt: number;
}

const minuteMs = 60_000;
/** A request may be slow, and the server's clock is known about as well. */
const toleratedMs = 5 * minuteMs;
/** By then its photos have followed, or the take was given up: its reason and signature stay no longer on the device. */
const longestKeptMs = 24 * 60 * minuteMs;

const isRecent = ({ lastSentAt }: SentTake): boolean => serverClock.millis() - lastSentAt < longestKeptMs;

/** Takes that were sent, kept on the device until their photos have their booking: the page may be gone before the server answers. */
export function useSentTakes() {
  const key = ownedKey(useDeviceOwner(), 'draft', 'emergency-takes');
  const write = (takes: readonly SentTake[]) =>
    takes.length > 0 ? deviceStorage.write(key, takes) : deviceStorage.remove(key);
  const read = (): readonly SentTake[] => {
    const kept = deviceStorage.read<readonly SentTake[]>(key) ?? [];
    const recent = kept.filter(isRecent);
    if (recent.length < kept.length) write(recent);
    return recent;
  };
  const others = (sent: SentTake) => read().filter((one) => one.key !== sent.key);
  return {
    read,
    /** As it is sent now. */
    keep: (take: Omit<SentTake, 'firstSentAt' | 'lastSentAt'>): SentTake => {
      const now = serverClock.millis();
      const before = read().find((one) => one.key === take.key);
      const sent = { ...take, firstSentAt: before?.firstSentAt ?? now, lastSentAt: now };
      write([...others(sent), sent]);
      return sent;
    },
    forget: (sent: SentTake) => write(others(sent)),
    /** Another window may have taken the photos: what this device does not know of stays to be handed in by that one. */
    handIn: async (sent: SentTake, bookingId: string): Promise<void> => {
      if (await photoQueue.handIn(sent.photoIds, bookingId)) write(others(sent));
    },
  };
}

/** An emergency take begins when the server has it. A photo of another take is never accepted: the server knows which ones the booking announces. */
const cameOf = ({ emergencyReview, vehicle, checkIn, startTime }: Booking, sent: SentTake): boolean => {
  const beganAt = Date.parse(startTime);
  return (
    emergencyReview !== null &&
    vehicle.id === sent.body.vehicleId &&
    checkIn?.mileage === sent.body.mileage &&
    beganAt > sent.firstSentAt - toleratedMs &&
    beganAt < sent.lastSentAt + toleratedMs
  );
};

/** Photos of a take follow its booking, also if only a later page learns that the server has it. */
export function usePhotosOfTake(): void {
  const { read, handIn } = useSentTakes();
  const [takes] = useState(read);
  const { data: bookings } = useQuery({ ...myBookingsQuery, enabled: takes.length > 0 });
  const handInAll = useEffectEvent((known: readonly Booking[]) => {
    for (const sent of takes) {
      const booking = known.find((one) => cameOf(one, sent));
      if (booking) void handIn(sent, booking.id);
    }
  });
  useEffect(() => {
    if (bookings) handInAll(bookings);
  }, [bookings]);
}
