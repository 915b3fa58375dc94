import { ApiSchema } from '@nestjs/swagger';
import {
  type ExpenseKind,
  expenseKinds,
  type ExpenseStatus,
  expenseStatuses,
  type ReceiptState,
  receiptStates,
} from '@rigbook/contracts/expenses/expense.words';
import type { Day, Instant } from '@rigbook/contracts/kernel';
import { CalendarDay, example, Id, Moment, OneOf, Part, Text, Whole } from '../../platform/fields/index.js';
import type { ExpenseRow } from './expenses.query.js';

@ApiSchema({ name: 'ExpensePerson' })
class ExpensePerson {
  @Text.orNull('100', 'Null if the person was erased.') unitNumber!: string | null;
  @Text.orNull('Noa') firstName!: string | null;
  @Text.orNull('Bar') lastName!: string | null;
}

@ApiSchema({ name: 'ExpenseVehicle' })
class ExpenseVehicle {
  @Id(example.vehicleId) id!: string;
  @Text('ALS1') name!: string;
}

/** Fuel, or something else that was paid during a shift. */
@ApiSchema({ name: 'Expense' })
export class ExpenseResponse {
  @Id('0197f1c2-1401-7000-8000-000000001401') id!: string;
  @Id(example.bookingId) bookingId!: string;
  @Part(ExpenseVehicle) vehicle!: ExpenseVehicle;
  @Part(ExpensePerson, 'Who had the vehicle and paid.') user!: ExpensePerson;
  @OneOf(expenseKinds, 'ExpenseKind', 'fuel') kind!: ExpenseKind;
  @CalendarDay('2026-11-23') spentOn!: Day;
  @Whole(28_050, 'Hundredths of the currency.') amountMinor!: number;
  @Text('ILS') currency!: string;
  @Whole.orNull(4_125, 'Hundredths of a liter, of fuel only.') centiliters!: number | null;
  @Text.orNull('Filled up before the return') note!: string | null;
  @OneOf(receiptStates, 'ReceiptState', 'here') receipt!: ReceiptState;
  @Moment('2026-11-23T20:12:00.000Z') recordedAt!: Instant;
  @OneOf(expenseStatuses, 'ExpenseStatus', 'waiting') status!: ExpenseStatus;
  @Moment.orNull(null) decidedAt!: Instant | null;
  @Part.orNull(ExpensePerson, { example: null, description: 'Who approved or declined it.' })
  decidedBy!: ExpensePerson | null;
  @Text.orNull(null, 'Why it was declined.') reason!: string | null;
}

export const toExpense = (row: ExpenseRow): ExpenseResponse => ({
  id: row.expenseId,
  bookingId: row.bookingId,
  vehicle: { id: row.vehicleId, name: row.vehicleName },
  user: { unitNumber: row.unitNumber, firstName: row.firstName, lastName: row.lastName },
  kind: row.kind,
  spentOn: row.spentOn,
  amountMinor: row.amountMinor,
  currency: row.currency,
  centiliters: row.centiliters,
  note: row.note,
  receipt: row.receipt,
  recordedAt: row.recordedAt,
  status: row.status,
  decidedAt: row.decidedAt,
  decidedBy: row.decidedAt && {
    unitNumber: row.deciderUnitNumber,
    firstName: row.deciderFirstName,
    lastName: row.deciderLastName,
  },
  reason: row.reason,
});
