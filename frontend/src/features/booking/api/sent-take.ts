import type { components } from '@rigbook/contracts/api.types';
import type { DamagePhotoId } from '@rigbook/contracts/kernel/ids';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { ownedKey, useDeviceOwner } from '../../../lib/device/owned-storage.js';
import type { Booking } from '../../../lib/http/answers.js';
import { photoQueue } from '../../../lib/photos/photo-queue.js';
import { deviceStorage } from '../../../lib/storage/device-storage.js';
import { myBookingsQuery } from './my-bookings.js';

export type Take = components['schemas']['TakeInEmergency'];

export interface SentTake {
  /** what the person has entered */
  readonly entered: string;
  readonly key: string;
  readonly body: Take;
  /** They were taken before there was a booking, and follow it. */
  readonly photoIds: readonly DamagePhotoId[];
}

/** The last take that was sent, kept on the device until its photos have their booking: the page may be gone before the server answers. */
export function useSentTake() {
  const key = ownedKey(useDeviceOwner(), 'draft', 'emergency-take');
  return {
    read: () => deviceStorage.read<SentTake>(key),
    keep: (sent: SentTake) => deviceStorage.write(key, sent),
    forget: () => deviceStorage.remove(key),
  };
}

/** A photo that belongs to another take is never accepted: the server knows which photos the booking announces. */
const cameOf = ({ emergencyReview, vehicle, checkIn }: Booking, { body }: SentTake): boolean =>
  emergencyReview !== null && vehicle.id === body.vehicleId && checkIn?.mileage === body.mileage;

/** Photos of a take follow its booking, also if only a later page learns that the server has it. */
export function usePhotosOfTake(): void {
  const { read, forget } = useSentTake();
  const [sent, setSent] = useState(read);
  const { data: bookings } = useQuery({ ...myBookingsQuery, enabled: sent !== undefined });
  const bookingId = sent && bookings?.find((one) => cameOf(one, sent))?.id;
  const done = useEffectEvent(() => {
    forget();
    setSent(undefined);
  });
  useEffect(() => {
    if (sent && bookingId !== undefined) void photoQueue.handIn(sent.photoIds, bookingId).then(() => done());
  }, [sent, bookingId]);
}
