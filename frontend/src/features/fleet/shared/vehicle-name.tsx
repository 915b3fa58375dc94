import { useQuery } from '@tanstack/react-query';
import type { CSSProperties } from 'react';
import type { Vehicle } from '../../../lib/http/answers.js';
import { fleetQuery } from '../api/get-fleet.js';
import { vehicleHues } from './vehicle-hue.js';
import styles from './vehicle-name.module.css';

interface Props {
  /** Where the server tells only the name, it stands for the vehicle: no two of the fleet share one. */
  readonly vehicle: { readonly id?: string; readonly name: string };
}

/** A vehicle's name, with the mark in its hue that it has on every screen. */
export function VehicleName({ vehicle }: Props) {
  const livery = useLivery(vehicle.id ?? vehicle.name);
  return (
    <span className={styles.vehicle} style={livery}>
      <span className={styles.mark} aria-hidden />
      <bdi>{vehicle.name}</bdi>
    </span>
  );
}

/**
 * The hue of the vehicle with that id or name as `--livery` and `--livery-ground`, for a style. Waits for the fleet, which the page's frame loads; a vehicle that is
 * not in it has no hue.
 */
export function useLivery(vehicle: string): CSSProperties | undefined {
  const { data } = useQuery({ ...fleetQuery, enabled: false, select: huesOfFleet });
  const hue = data?.get(vehicle);
  return hue === undefined
    ? undefined
    : ({ '--livery': `var(--livery${hue}-ink)`, '--livery-ground': `var(--livery${hue}-ground)` } as CSSProperties);
}

function huesOfFleet(fleet: readonly Vehicle[]): ReadonlyMap<string, number> {
  const hues = vehicleHues(fleet.map(({ id }) => id));
  return new Map([...hues, ...fleet.flatMap(({ id, name }) => [[name, hues.get(id) ?? 1] as const])]);
}
