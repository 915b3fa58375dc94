import { webhookTestAllowance } from '@rigbook/contracts/integrations/webhook.limits';
import { TEST_MESSAGE_TYPE } from '@rigbook/contracts/integrations/webhook.words';
import type { Instant } from '@rigbook/contracts/kernel/time';
import { query, type Query } from '../../../platform/database/query.js';
import type { Delivery } from '../delivery/delivery.statements.js';

export type TestBegun = Pick<Delivery, 'id' | 'beganAt'>;

/** A webhook's recent tests, newest first; no more than are allowed. */
export const testsSince = (webhookId: string, since: Instant): Query<readonly TestBegun[]> =>
  query<TestBegun, readonly TestBegun[]>(
    {
      name: 'webhook.tests-since',
      text: `SELECT id, began_at AS "beganAt" FROM webhook_delivery
             WHERE webhook_id = $1 AND began_at > $2 AND message_type = $3
             ORDER BY began_at DESC LIMIT $4`,
      values: [webhookId, since, TEST_MESSAGE_TYPE, webhookTestAllowance.tests],
    },
    (rows) => rows,
  );
