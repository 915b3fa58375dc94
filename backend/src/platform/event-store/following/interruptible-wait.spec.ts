import { InterruptibleWait, GatheringWait } from './interruptible-wait.js';

const never = new AbortController().signal;
const LONGER_THAN_THE_TEST_MS = 600_000;

describe('a wait', () => {
  it('ends by an interrupt, by its time or by the signal, and says whether it was interrupted', async () => {
    const idle = new InterruptibleWait();
    const [interrupted, aborted] = [idle.wait(LONGER_THAN_THE_TEST_MS, never), new AbortController()];
    idle.interrupt();
    expect(await interrupted).toBe(true);
    expect(await idle.wait(1, never)).toBe(false);
    const cut = idle.wait(LONGER_THAN_THE_TEST_MS, aborted.signal);
    aborted.abort();
    expect(await cut).toBe(false);
  });

  it('that gathers ends after interrupts that came before, and once for all of them', async () => {
    const idle = new GatheringWait();
    idle.interrupt();
    idle.interrupt();
    expect(await idle.wait(LONGER_THAN_THE_TEST_MS, never)).toBe(true);
    expect(await idle.wait(1, never)).toBe(false);
    idle.interrupt();
    const gathered = idle.wait(LONGER_THAN_THE_TEST_MS, never);
    setTimeout(() => idle.interrupt(), 1);
    expect(await gathered).toBe(true);
    expect(await idle.wait(1, never)).toBe(false);
  });
});
