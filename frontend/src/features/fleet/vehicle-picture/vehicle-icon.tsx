import type { VehicleIconName } from './picture-of.js';
import styles from './vehicle-picture.module.css';

/** What sets the two apart: a heartbeat, or a cross. */
const marks: Readonly<Record<VehicleIconName, string>> = {
  'als-icon': 'M40 42h10l5-13 9 24 6-16 4 5h10',
  'bls-icon': 'M57 24h10v10h10v10H67v10H57V44H47V34h10Z',
};

/** An ambulance in lines, for vehicles that no photo shows. */
export function VehicleIcon({ name, label }: { name: VehicleIconName; label: string }) {
  return (
    <svg viewBox="0 0 164 96" className={styles.icon} data-picture={name} role="img" aria-label={label}>
      <path d="M28 74H16V22a5 5 0 0 1 5-5h87a4 4 0 0 1 4 4v53H56 M112 33h16l15 19 9 6v16h-12 M119 41v13h17 M70 17v-6h18v6" />
      <circle cx="42" cy="76" r="11" />
      <circle cx="126" cy="76" r="11" />
      <path d={marks[name]} />
    </svg>
  );
}
