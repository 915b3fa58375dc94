import { Body, Put, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOperation, ApiSchema } from '@nestjs/swagger';
import type { ExpenseId } from '@rigbook/contracts/kernel';
import { HandInUpload } from '../../licences/photo-uploads/hand-in.js';
import { keptMeaningsOf } from '../../licences/photo-uploads/kept-upload.statements.js';
import { UploadedTo } from '../../licences/photo-uploads/uploaded-to.decorator.js';
import type { CommandContext } from '../../platform/event-store/index.js';
import {
  AnswersNothing,
  Context,
  PathId,
  type Person,
  Refuses,
  type RigbookRequest,
  Routes,
  SignedInPerson,
} from '../../platform/http/index.js';
import { EXPENSE_STREAM, streamOf } from '../expense.events.js';
import { expenseFrom, type ExpenseHistory } from '../expense.state.js';
import { receiveReceipt } from './receipt.decision.js';
import { keepReceipt, receiptStanding } from './receipt.statements.js';

@ApiSchema({ name: 'HandInReceipt' })
export class HandInReceiptDto {
  @UploadedTo()
  uploadURL!: string;
}

@Routes('expenses', 'Bookings')
export class HandInReceiptController {
  constructor(private readonly commands: CommandBus) {}

  @Put(':id/receipt')
  @ApiOperation({
    summary: 'Hand in the receipt of an expense',
    description:
      'A photo that you have uploaded, of an expense that you recorded. It may follow at any time. Handing it in again changes nothing.',
  })
  @AnswersNothing('The receipt is kept.')
  @Refuses('EXPENSE_HAS_RECEIPT', 'EXPENSE_WITHDRAWN', 'RECEIPT_NOT_UPLOADED', 'CHANGED_MEANWHILE')
  async handInReceipt(
    @PathId('EXPENSE_NOT_FOUND') expenseId: ExpenseId,
    @Body() { uploadURL }: HandInReceiptDto,
    @SignedInPerson() { responderId: by }: Person,
    @Context() context: CommandContext,
    @Req() { host }: RigbookRequest,
  ): Promise<void> {
    await this.commands.execute(
      HandInUpload.of({ uploadURL, host }, context, {
        stream: { id: streamOf(expenseId), type: EXPENSE_STREAM },
        standing: (uploadId) => receiptStanding(expenseId, uploadId, by),
        receive: (standing, history: ExpenseHistory) =>
          receiveReceipt(expenseFrom(history), { by, sha256: standing.sha256 }, standing),
        keep: (_event, uploadId, now) => keepReceipt(expenseId, uploadId, now),
        constraintMeanings: keptMeaningsOf('expense_receipt'),
      }),
    );
  }
}
