import type { Entities } from '../platform/database/open-data-source.js';
import { ResponderRecord } from '../responders/responder.record.js';

/** The plain tables that TypeORM's repositories read. */
export const entities: Entities = [ResponderRecord];
