import { isUnfinished } from '../../../../lib/device/before-leaving.js';
import { undoableDecision } from './undoable-decision.js';

test('a decision is unfinished until it is answered', async () => {
  let answer = (): void => undefined;
  const command = () => new Promise<void>((resolve) => (answer = resolve));
  undoableDecision.hold([{ bookingId: '1', step: 'approve', notes: '' }], command);
  expect(isUnfinished()).toBe(true);
  const sending = undoableDecision.sendNow();
  expect(isUnfinished()).toBe(true);
  answer();
  await sending;
  expect(isUnfinished()).toBe(false);
});

test('a decision that was undone is not', () => {
  undoableDecision.hold([{ bookingId: '1', step: 'approve', notes: '' }], async () => undefined);
  undoableDecision.undo();
  expect(isUnfinished()).toBe(false);
});
