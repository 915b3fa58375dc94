import { SetMetadata } from '@nestjs/common';
import type { AccessKind } from '@rigbook/contracts/access-record/access-record.words';

export const RECORDED = 'rigbook:recorded';

/** Puts each success of the route into the access record. */
export const Recorded = (kind: AccessKind) => SetMetadata(RECORDED, kind);
