import { Injectable } from '@nestjs/common';
import type { ResponderId } from '@rigbook/contracts/kernel/ids';
import { Database } from '../../platform/database/database.js';
import { query, type Query } from '../../platform/database/query.js';
import { LicenceOfResponder } from '../../responders/licence-of-responder.js';

/** Tells those who know nothing of licences whether one was handed in, whatever became of it. */
@Injectable()
export class HandedIn extends LicenceOfResponder {
  constructor(private readonly database: Database) {
    super();
  }

  override wasHandedIn(responderId: ResponderId): Promise<boolean> {
    return this.database.fetch(handedInBy(responderId));
  }
}

const handedInBy = (responderId: ResponderId): Query<boolean> =>
  query(
    {
      name: 'licence-standing.handed-in',
      text: `SELECT FROM licence_verification WHERE responder_id = $1 LIMIT 1`,
      values: [responderId],
    },
    (rows) => rows.length > 0,
  );
