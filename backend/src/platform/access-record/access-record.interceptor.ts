import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { AccessKind } from '@rigbook/contracts/access-record/access-record.words';
import type { ResponderId } from '@rigbook/contracts/kernel';
import { type Observable, tap } from 'rxjs';
import type { RigbookRequest } from '../http/rigbook-request.js';
import { AccessRecord } from './access-record.js';

export const RECORDED = 'rigbook:recorded';
export const PART_OF = 'rigbook:recorded-part-of';

/** Records successes of the routes that ask for it. */
@Injectable()
export class AccessRecordInterceptor implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly record: AccessRecord,
  ) {}

  intercept(execution: ExecutionContext, next: CallHandler): Observable<unknown> {
    const kind = this.reflector.get<AccessKind>(RECORDED, execution.getHandler());
    const partOf = this.reflector.get<string | undefined>(PART_OF, execution.getHandler());
    const request = execution.switchToHttp().getRequest<RigbookRequest>();
    return next.handle().pipe(tap((answer) => void this.write(request, { kind, partOf }, answer)));
  }

  private write(request: RigbookRequest, { kind, partOf }: What, answer: unknown): Promise<void> {
    if (kind === 'booking-read')
      return mayReadOthers(request) ? this.record.noteOthersBooking(request, kind, partOf) : Promise.resolve();
    if (kind !== 'sign-in' && kind !== 'device-confirmed') return this.record.note(request, kind);
    const responderId = whoSignedIn(answer);
    // the digits were right, but the device has to be confirmed first
    if (responderId === undefined) return this.record.note(request, 'device-asked');
    return this.record.note(request, kind, { responderId, unitNumber: null });
  }
}

interface What {
  readonly kind: AccessKind;
  readonly partOf: string | undefined;
}

/** Responders read their own bookings, of which there is nothing to tell. */
const mayReadOthers = ({ signedIn }: RigbookRequest): boolean =>
  signedIn?.kind === 'administrator' || signedIn?.kind === 'auditor' || signedIn?.kind === 'program';

const whoSignedIn = (answer: unknown): ResponderId | undefined =>
  (answer as { readonly user?: { readonly id?: ResponderId } } | undefined)?.user?.id;
