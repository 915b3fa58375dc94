import { instant } from '@rigbook/contracts/kernel/time';
import { abandonUnfinished, isUnfinished } from '../../../../../lib/device/before-leaving.js';
import { undoableDecision } from './undoable-decision.js';

const decision = {
  bookingId: '1',
  step: 'approve',
  notes: '',
  seen: {
    vehicleId: 'v1',
    responderId: 'r1',
    startTime: instant('2026-11-23T16:00Z'),
    endTime: instant('2026-11-23T20:00Z'),
  },
} as const;

test('a decision is unfinished until it is answered', async () => {
  let answer = (): void => undefined;
  const command = () => new Promise<void>((resolve) => (answer = resolve));
  undoableDecision.hold([decision], command, () => undefined);
  expect(isUnfinished()).toBe(true);
  const sending = undoableDecision.sendNow();
  expect(isUnfinished()).toBe(true);
  answer();
  await sending;
  expect(isUnfinished()).toBe(false);
});

test('a decision that was undone is not', () => {
  undoableDecision.hold(
    [decision],
    async () => undefined,
    () => undefined,
  );
  undoableDecision.undo();
  expect(isUnfinished()).toBe(false);
});

test('a decision that waits is dropped once another person has signed in, and says so', async () => {
  const [send, dropped] = [jest.fn(async () => undefined), jest.fn()];
  undoableDecision.hold([decision], send, dropped);
  abandonUnfinished();
  expect(dropped).toHaveBeenCalledTimes(1);
  expect(isUnfinished()).toBe(false);
  await undoableDecision.sendNow();
  expect(send).not.toHaveBeenCalled();
});

test('a decision that is on its way is not dropped', async () => {
  const dropped = jest.fn();
  undoableDecision.hold([decision], async () => undefined, dropped);
  const sending = undoableDecision.sendNow();
  abandonUnfinished();
  await sending;
  expect(dropped).not.toHaveBeenCalled();
});
