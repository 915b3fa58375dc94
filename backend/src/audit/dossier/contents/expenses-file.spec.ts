import type { ExpenseId } from '@rigbook/contracts/kernel';
import type { ExpenseRow } from '../../../expenses/views/expenses.query.js';
import { expensesFile, receiptFiles } from './expenses-file.js';
import { PhotoBudget } from './photo-files.js';

const receiptOf = (id: string) => ({ expenseId: id as ExpenseId, photoSha256: `hash of ${id}`, key: `photo of ${id}` });
const receipts = ['first', 'second', 'third'].map(receiptOf);
const bytes: Readonly<Record<string, number>> = { 'photo of first': 60, 'photo of second': 60, 'photo of third': 30 };
const storage = { get: async (key: string) => Buffer.alloc(bytes[key] ?? 0) };

it('receipts share the room of a dossier with the photos of damage, and the file says which are left out', async () => {
  const budget = new PhotoBudget(150);
  expect(budget.takes(Buffer.alloc(50))).toBe(true); // a photo of damage
  const { files, leftOut } = await receiptFiles(storage, receipts, budget);
  expect(files.map(({ name }) => name)).toEqual(['receipt-first.jpg', 'receipt-third.jpg']);
  const rows = receipts.map(({ expenseId }) => ({ expenseId }) as ExpenseRow);
  const { expenses } = JSON.parse(expensesFile(rows, receipts, leftOut).content.toString()) as { expenses: object[] };
  expect(expenses).toEqual([
    expect.objectContaining({ id: 'first', receiptIsLeftOut: false }),
    expect.objectContaining({ id: 'second', receiptIsLeftOut: true, receiptSha256: 'hash of second' }),
    expect.objectContaining({ id: 'third', receiptIsLeftOut: false }),
  ]);
});
