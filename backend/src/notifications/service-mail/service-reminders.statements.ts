import { occasionOf } from '@rigbook/contracts/fleet/service-reminder.rules';
import { addMinutes, type Instant, type ServicePlanId, type Zone } from '@rigbook/contracts/kernel';
import { query, type Query } from '../../platform/database/index.js';
import type { Statement } from '../../platform/event-store/index.js';
import type { ServicePlanRow } from '../../vehicle-service/views/service-plans.query.js';

const TRY_AGAIN_MINUTES = 30;

interface ReminderSettings {
  /** 0: never */
  readonly daysBefore: number;
  readonly zone: Zone;
}

export const reminderSettings = (): Query<ReminderSettings> =>
  query<ReminderSettings, ReminderSettings>(
    {
      name: 'service-reminder.settings',
      text: `SELECT service_reminder_days_before AS "daysBefore", zone FROM organisation_settings`,
      values: [],
    },
    ([row]) => {
      if (!row) throw new Error('the row of organisation_settings is missing');
      return row;
    },
  );

const asArrays = (plans: readonly ServicePlanRow[]) => [plans.map(({ planId }) => planId), plans.map(occasionOf)];

/** Of these due dates, those of which this one process may remind now: not told yet, and not being told by another. */
export const claimReminders = (plans: readonly ServicePlanRow[], now: Instant): Query<ReadonlySet<ServicePlanId>> =>
  query<{ planId: ServicePlanId }, ReadonlySet<ServicePlanId>>(
    {
      name: 'service-reminder.claim',
      text: `INSERT INTO service_reminder AS known (plan_id, occasion, tried_at)
             SELECT due.plan_id, due.occasion, $3 FROM unnest($1::uuid[], $2::text[]) AS due (plan_id, occasion)
             ORDER BY due.plan_id
             ON CONFLICT (plan_id, occasion) DO UPDATE SET tried_at = $3
             WHERE known.told_at IS NULL AND known.tried_at <= $4
             RETURNING plan_id AS "planId"`,
      values: [...asArrays(plans), now, addMinutes(now, -TRY_AGAIN_MINUTES)],
    },
    (rows) => new Set(rows.map(({ planId }) => planId)),
  );

export const noteReminded = (plans: readonly ServicePlanRow[], now: Instant): Statement => ({
  name: 'service-reminder.told',
  text: `UPDATE service_reminder known SET told_at = $3
         FROM unnest($1::uuid[], $2::text[]) AS due (plan_id, occasion)
         WHERE known.plan_id = due.plan_id AND known.occasion = due.occasion`,
  values: [...asArrays(plans), now],
});
