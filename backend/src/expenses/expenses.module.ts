import { Module } from '@nestjs/common';
import {
  ApproveExpenseHandler,
  DecideExpenseController,
  DeclineExpenseHandler,
} from './decide-expense/decide-expense.controller.js';
import { EraseReceiptController, EraseReceiptHandler } from './receipts/erase-receipt.controller.js';
import { HandInReceiptController } from './receipts/hand-in-receipt.controller.js';
import { ReadReceiptController } from './receipts/read-receipt.controller.js';
import { RecordExpenseController, RecordExpenseHandler } from './record-expense/record-expense.controller.js';
import { ListExpensesController, ListExpensesOfBookingController } from './views/list-expenses.controller.js';
import { WithdrawExpenseController, WithdrawExpenseHandler } from './withdraw-expense/withdraw-expense.controller.js';

/** Fuel and other expenses of shifts, with their receipts. They use the signed uploads of the licenses. */
@Module({
  controllers: [
    RecordExpenseController,
    WithdrawExpenseController,
    ListExpensesOfBookingController,
    HandInReceiptController,
    ReadReceiptController,
    ListExpensesController,
    DecideExpenseController,
    EraseReceiptController,
  ],
  providers: [
    RecordExpenseHandler,
    WithdrawExpenseHandler,
    ApproveExpenseHandler,
    DeclineExpenseHandler,
    EraseReceiptHandler,
  ],
})
export class ExpensesModule {}
