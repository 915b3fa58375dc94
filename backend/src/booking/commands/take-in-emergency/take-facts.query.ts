import type { ResponderId } from '@rigbook/contracts/kernel';
import { oneRow, type Query } from '../../../platform/database/index.js';
import type { TakeFacts } from './take-in-emergency.decision.js';

/** What a request does not ask of a person. Undefined if unknown or erased. */
export const takeFacts = (responderId: ResponderId): Query<Pick<TakeFacts, 'isMarked' | 'vehicleOut'> | undefined> =>
  oneRow({
    name: 'take-in-emergency.facts',
    text: `SELECT r.takes_in_emergency AS "isMarked",
                  (SELECT v.name FROM vehicle_use u JOIN booking_diary d ON d.booking_id = u.booking_id
                     JOIN vehicle v ON v.id = u.vehicle_id
                   WHERE d.responder_id = r.id LIMIT 1) AS "vehicleOut"
           FROM responder r WHERE r.id = $1`,
    values: [responderId],
  });
