import { endsInTheFuture, expectedEndMessage } from '@rigbook/contracts/fleet/maintenance.rules';
import { atClockTime, clockTimeOf } from '@rigbook/contracts/kernel/calendar';
import { instantOfDate, type Instant } from '@rigbook/contracts/kernel/time';
import { useState } from 'react';
import type { FleetVehicle } from '../../../../lib/http/answers.js';
import { useSentence } from '../../../../lib/i18n/use-sentence.js';
import { useZone } from '../../../../lib/time/zone.js';
import type { VehicleChanges } from '../api/vehicles.js';

/** Expected end and reason of a maintenance as typed. */
export function useMaintenanceForm({ maintenance }: FleetVehicle) {
  const zone = useZone();
  const sentence = useSentence();
  const [before] = useState(() => ({
    end: maintenance?.expectedEndAt ? clockTimeOf(maintenance.expectedEndAt, zone) : '',
    reason: maintenance?.reason ? sentence(maintenance.reason) : '',
  }));
  const [typed, setTyped] = useState(before);
  const [endProblem, setEndProblem] = useState<string>();
  // a stored end may have seconds, which the field does not show
  const until: Instant | null | undefined =
    typed.end === '' ? null : typed.end === before.end ? maintenance?.expectedEndAt : atClockTime(typed.end, zone);

  return {
    typed,
    endProblem,
    /** The end used to find affected bookings; a half-typed time counts as none. */
    until: until ?? null,
    typeEnd: (end: string) => {
      setTyped({ ...typed, end });
      setEndProblem(undefined);
    },
    typeReason: (reason: string) => setTyped({ ...typed, reason }),
    /** What to send, or undefined if the form has a problem to show. */
    changes: (): VehicleChanges | undefined => {
      const moved = typed.end !== before.end;
      if (moved && (until === undefined || !endsInTheFuture(until, instantOfDate(new Date())))) {
        setEndProblem(sentence(expectedEndMessage));
        return undefined;
      }
      return {
        status: 'maintenance',
        ...(moved && { availableFrom: until ?? null }),
        ...(typed.reason !== before.reason && { reason: typed.reason }),
      };
    },
  };
}
