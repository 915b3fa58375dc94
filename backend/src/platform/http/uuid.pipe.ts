import { Param, type PipeTransform } from '@nestjs/common';
import { isUuid } from '@rigbook/contracts/kernel';
import { Refusal } from '../decisions/refusal.js';

type NotFoundCode =
  | 'SUBSTITUTE_NOT_FOUND'
  | 'PUSH_DEVICE_NOT_FOUND'
  | 'NOT_FOUND'
  | 'BOOKING_NOT_FOUND'
  | 'WISH_NOT_FOUND'
  | 'CHECKLIST_NOT_FOUND'
  | 'COVERAGE_FLOOR_NOT_FOUND'
  | 'EXPENSE_NOT_FOUND'
  | 'SERVICE_PLAN_NOT_FOUND'
  | 'SERVICE_NOT_FOUND'
  | 'PAPER_NOT_FOUND'
  | 'STANDING_SHIFT_NOT_FOUND'
  | 'HANDING_ON_NOT_FOUND'
  | 'JOINT_HANDOVER_NOT_FOUND'
  | 'VEHICLE_NOT_FOUND'
  | 'DAMAGE_NOT_FOUND'
  | 'DEFECT_NOT_FOUND'
  | 'RESPONDER_NOT_FOUND'
  | 'UPLOAD_NOT_FOUND'
  | 'PHOTO_NOT_FOUND'
  | 'LICENCE_VERIFICATION_NOT_FOUND'
  | 'TEMPLATE_NOT_FOUND'
  | 'NOTIFICATION_NOT_FOUND'
  | 'WAITING_SIGN_IN_NOT_FOUND'
  | 'WEBHOOK_NOT_FOUND'
  | 'ACCESS_TOKEN_NOT_FOUND'
  | 'PASSKEY_NOT_FOUND'
  | 'SESSION_NOT_FOUND';

/** An id that is not a UUID is answered with 404 like an unknown id, before the database fails to cast it. */
export class UuidPipe implements PipeTransform<string, string> {
  constructor(readonly whenMissing: NotFoundCode) {}

  transform(value: string): string {
    if (!isUuid(value)) throw new Refusal(this.whenMissing);
    return value.toLowerCase();
  }
}

/** The id in a route's address, `:id` unless it has another name. `whenMissing` is the refusal of a malformed one. */
export const PathId = (whenMissing: NotFoundCode, name = 'id') => Param(name, new UuidPipe(whenMissing));
