import { Module } from '@nestjs/common';
import { GetBookingHistoryController } from './booking-history/get-booking-history.controller.js';

/** What auditors read: the log in the words of the business. Writes nothing. */
@Module({ controllers: [GetBookingHistoryController] })
export class AuditModule {}
