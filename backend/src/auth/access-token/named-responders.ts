import { Injectable } from '@nestjs/common';
import { ON_BEHALF_OF_HEADER } from '@rigbook/contracts/integrations/access-token.words';
import type { ResponderId } from '@rigbook/contracts/kernel/ids';
import { Database } from '../../platform/database/database.js';
import { query, type Query } from '../../platform/database/query.js';
import { Refusal } from '../../platform/decisions/refusal.js';
import type { RigbookRequest } from '../../platform/http/rigbook-request.js';

const UNIT_NUMBER = /^\d{3}$/;

/** For whom a program calls. */
@Injectable()
export class NamedResponders {
  constructor(private readonly database: Database) {}

  /** The responder whose unit number stands in the header. @throws Refusal RESPONDER_NOT_NAMED, RESPONDER_NOT_FOUND, NOT_FOR_AUDITORS */
  async namedBy({ headers }: RigbookRequest): Promise<ResponderId> {
    const unitNumber = headers[ON_BEHALF_OF_HEADER.toLowerCase()];
    if (typeof unitNumber !== 'string' || !UNIT_NUMBER.test(unitNumber)) throw new Refusal('RESPONDER_NOT_NAMED');
    const responder = await this.database.fetch(responderOfUnit(unitNumber));
    if (responder === undefined) throw new Refusal('RESPONDER_NOT_FOUND');
    if (responder.onlyReads) throw new Refusal('NOT_FOR_AUDITORS');
    return responder.id;
  }
}

interface Named {
  readonly id: ResponderId;
  readonly onlyReads: boolean;
}

const responderOfUnit = (unitNumber: string): Query<Named | undefined> =>
  query<Named, Named | undefined>(
    {
      name: 'access-token.responder-of-unit',
      text: `SELECT id, is_auditor AND NOT is_admin AS "onlyReads" FROM responder WHERE unit_number = $1`,
      values: [unitNumber],
    },
    ([row]) => row,
  );
