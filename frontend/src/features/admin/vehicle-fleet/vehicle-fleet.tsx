import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Vehicle } from '../../../lib/http/answers.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { Empty } from '../../../ui/empty.js';
import { ErrorScreen } from '../../../ui/error-screen.js';
import { Bone, Skeleton } from '../../../ui/skeleton.js';
import { fleetQuery } from '../api/get-fleet.js';
import { EditVehicleDialog } from './edit-vehicle-dialog.js';
import { FleetCard } from './fleet-card.js';
import styles from './vehicle-fleet.module.css';

export function VehicleFleet() {
  const text = useText();
  const { data: vehicles, error, refetch } = useQuery(fleetQuery);
  const [editing, setEditing] = useState<Vehicle>();
  if (error) return <ErrorScreen error={error} retry={() => void refetch()} />;
  if (vehicles === undefined)
    return (
      <Skeleton label={text('fleet.loading')}>
        <Bone height={200} />
      </Skeleton>
    );
  if (vehicles.length === 0) return <Empty icon="car">{text('fleet.empty')}</Empty>;
  return (
    <>
      <ul className={styles.cards}>
        {vehicles.map((vehicle) => (
          <li key={vehicle.id} className={styles.card}>
            <FleetCard vehicle={vehicle} onEdit={setEditing} />
          </li>
        ))}
      </ul>
      {editing && <EditVehicleDialog vehicle={editing} onClose={() => setEditing(undefined)} />}
    </>
  );
}
