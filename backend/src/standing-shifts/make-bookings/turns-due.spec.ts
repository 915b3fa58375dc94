import { TurnsDue } from './turns-due.js';

const nothing = { begins: false, frees: false };
const set = { begins: true, frees: false };
const freed = { begins: false, frees: true };
const SECOND = 1000;

describe('a turn of the standing shifts', () => {
  it('is taken at first, and then every 30 seconds, whatever else happens', () => {
    const turns = new TurnsDue();
    expect(turns.next(nothing, 0)).toEqual({ again: true });
    for (let at = 1; at < 30; at += 1) expect(turns.next(nothing, at * SECOND)).toBeUndefined();
    expect(turns.wait(20 * SECOND)).toBe(10 * SECOND);
    expect(turns.next(nothing, 30 * SECOND)).toEqual({ again: false });
  });
  it('is taken at once when a standing shift is set, without trying again what could not be made', () => {
    const turns = new TurnsDue();
    turns.next(nothing, 0);
    expect(turns.next(set, SECOND)).toEqual({ again: false });
  });
  it('tries again at the next look after hours became free, once', () => {
    const turns = new TurnsDue();
    turns.next(nothing, 0);
    expect(turns.next(freed, SECOND)).toBeUndefined();
    expect(turns.next(nothing, 30 * SECOND)).toEqual({ again: true });
    expect(turns.next(nothing, 60 * SECOND)).toEqual({ again: false });
  });
  it('tries again after a quarter of an hour without any event, and after a turn that failed', () => {
    const turns = new TurnsDue();
    turns.next(nothing, 0);
    const retries = Array.from({ length: 60 }, (_, nth) => turns.next(nothing, (nth + 1) * 30 * SECOND));
    expect(retries.flatMap((turn, nth) => (turn?.again === true ? [nth + 1] : []))).toEqual([30, 60]);
    turns.failed(61 * 30 * SECOND);
    expect(turns.wait(61 * 30 * SECOND)).toBe(30 * SECOND);
    expect(turns.next(nothing, 62 * 30 * SECOND)).toEqual({ again: true });
  });
  it('tries a shift that always fails less and less often, at most a quarter of an hour later, until it does not fail', () => {
    const turns = new TurnsDue();
    const tried = Array.from({ length: 100 }, (_, nth) => nth).filter((nth) => {
      const turn = turns.next(nothing, nth * 30 * SECOND);
      if (turn) turns.ended(turn, 1);
      return turn?.again;
    });
    expect(tried).toEqual([0, 1, 3, 7, 15, 31, 61, 91]);
    expect(turns.next(freed, 100 * 30 * SECOND)).toEqual({ again: true });
    turns.ended({ again: true }, 0);
    turns.next(nothing, 101 * 30 * SECOND);
    turns.ended({ again: false }, 1);
    expect(turns.next(nothing, 102 * 30 * SECOND)).toEqual({ again: true });
  });
  it('that fails when a shift is set does not put off the look for the others', () => {
    const turns = new TurnsDue();
    turns.next(nothing, 0);
    turns.ended({ again: true }, 0);
    expect(turns.next(set, 20 * SECOND)).toEqual({ again: false });
    turns.ended({ again: false }, 1);
    expect(turns.wait(20 * SECOND)).toBe(10 * SECOND);
    expect(turns.next(nothing, 30 * SECOND)).toEqual({ again: true });
  });
});
