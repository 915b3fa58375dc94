import { Get, Res, type StreamableFile } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { ExpenseId } from '@rigbook/contracts/kernel';
import { refusalToRead } from '../../booking/reading-bookings.policy.js';
import { ApiPhoto, PhotoFiles } from '../../licences/licence-photos/photo-files.js';
import { Recorded } from '../../platform/access-record/recorded.decorator.js';
import { Database } from '../../platform/database/index.js';
import { Refusal } from '../../platform/decisions/index.js';
import { CalledBy, type Caller, PathId, Refuses, Routes } from '../../platform/http/index.js';
import { responderOfExpense } from '../views/expenses.query.js';
import { receiptKey } from './receipt.statements.js';

/** For those who may see the booking. */
@Routes('expenses', 'Bookings')
export class ReadReceiptController {
  constructor(
    private readonly database: Database,
    private readonly files: PhotoFiles,
  ) {}

  @Get(':id/receipt')
  @Recorded('photo-read')
  @ApiOperation({ summary: 'Read the receipt of an expense' })
  @ApiPhoto()
  @Refuses('PHOTO_NOT_FOUND', 'ADMIN_PASSWORD_REQUIRED', 'AUDITOR_PROOF_REQUIRED')
  async getReceipt(
    @PathId('EXPENSE_NOT_FOUND') id: ExpenseId,
    @CalledBy() caller: Caller,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    const responderId = await this.database.fetch(responderOfExpense(id));
    const refusal = responderId === undefined ? undefined : refusalToRead(responderId, caller);
    if (responderId === undefined || refusal?.code === 'BOOKING_NOT_FOUND') throw new Refusal('EXPENSE_NOT_FOUND');
    if (refusal) throw refusal;
    return this.files.send(receiptKey(id), `receipt-${id}`, reply);
  }
}
