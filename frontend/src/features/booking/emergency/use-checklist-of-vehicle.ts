import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ownedKey, useDeviceOwner } from '../../../lib/device/owned-storage.js';
import { answerSoon, api, bodyOf } from '../../../lib/http/client.js';
import { keys } from '../../../lib/http/keys.js';
import { deviceStorage } from '../../../lib/storage/device-storage.js';
import type { Edition } from '../checks/use-checklists.js';

interface Kept {
  readonly vehicleId: string;
  /** null: the sixteen items */
  readonly edition: Edition | null;
}

/** The vehicles that somebody looked at last: those of long ago would take the room of forms. */
const mostKept = 6;

/**
 * The checklist by which a vehicle is taken, as it was when the form began with this vehicle: an edition that is published meanwhile is for
 * the next one. Without an answer of the server it is what this device knows; undefined until anything is known, never a guess, since what
 * is critical would not be asked.
 */
export function useChecklistOfVehicle(vehicleId: string) {
  const key = ownedKey(useDeviceOwner(), 'draft', 'emergency-checklists');
  const { data, error, failureCount, isFetching, refetch } = useQuery({
    queryKey: [...keys.vehicles, vehicleId, 'checklist'],
    queryFn: async () =>
      bodyOf(api.GET('/api/vehicles/{id}/checklist', { params: { path: { id: vehicleId } }, ...answerSoon() })),
  });
  const [begun, setBegun] = useState<Kept>();
  useEffect(() => {
    if (!data) return;
    const others = (deviceStorage.read<readonly Kept[]>(key) ?? []).filter((one) => one.vehicleId !== vehicleId);
    deviceStorage.write(key, [{ vehicleId, edition: data.checkIn }, ...others].slice(0, mostKept));
  }, [key, vehicleId, data]);
  const known =
    data === undefined
      ? failureCount > 0 || error
        ? deviceStorage.read<readonly Kept[]>(key)?.find((one) => one.vehicleId === vehicleId)
        : undefined
      : { vehicleId, edition: data.checkIn };
  const isBegun = begun?.vehicleId === vehicleId;
  if (!isBegun && known) setBegun(known);
  return {
    edition: isBegun ? begun.edition : known?.edition,
    /** Nothing is known, and the server did not say. */
    error: isBegun || known || isFetching ? null : error,
    retry: () => void refetch(),
  };
}
