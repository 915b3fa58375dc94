import { seedArguments } from './seed.arguments.js';

describe('the arguments of seed', () => {
  it.each([
    [[], { bookings: 100_000, responders: 1_000, vehicles: 20 }],
    [['--bookings', '500', '--responders=50'], { bookings: 500, responders: 50, vehicles: 20 }],
  ])('%j are understood', (args, size) => expect(seedArguments(args)).toEqual(size));

  it.each([
    [['--bookings', '0'], '--bookings must be a whole number from 1 to 1000000'],
    [['--responders', '1001'], '--responders must be a whole number from 20 to 1000'],
    [['--vehicles', 'many'], '--vehicles must be a whole number from 5 to 200'],
    [['--bookings', '90000', '--responders', '20'], 'Too few responders for this many bookings'],
    [['--fast'], 'Usage: npm run seed'],
  ])('%j are refused in words', (args, words) => expect(() => seedArguments(args)).toThrow(words));
});
