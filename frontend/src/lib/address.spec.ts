import fc from 'fast-check';
import { address, day, matching, oneOf, text, uuid } from './address.js';

const fields = address({
  q: text(10),
  vehicle: uuid.as('of'),
  from: day,
  status: oneOf(['open', 'resolved']),
  unit: matching((given) => /^\d{3}$/.test(given)),
});
const vehicle = '01900000-0000-7000-8000-0000000000a1';
const parse = (parameters: string) => fields.parse(new URLSearchParams(parameters));

const given = fc.record(
  {
    q: fc.string(),
    of: fc.oneof(fc.uuid(), fc.string()),
    from: fc.oneof(
      fc
        .date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
        .map((date) => date.toISOString().slice(0, 10)),
      fc.string(),
    ),
    status: fc.constantFrom('open', 'resolved', 'mended', ''),
    unit: fc.constantFrom('007', '7', 'abc'),
  },
  { requiredKeys: [] },
);

test('what was written is read back', () => {
  fc.assert(
    fc.property(given, (parameters) => {
      const search = fields.parse(new URLSearchParams(parameters));
      expect(parse(new URLSearchParams(fields.write(search)).toString())).toEqual(search);
    }),
  );
});

test('a parameter is read by its field, under its name', () => {
  expect(parse(`q= dana+levi+of+ALS&of=${vehicle}&from=2026-11-23&status=open&unit=007`)).toEqual({
    q: 'dana levi',
    vehicle,
    from: '2026-11-23',
    status: 'open',
    unit: '007',
  });
});

test.each(['', 'q=+++', 'of=ALS1', `vehicle=${vehicle}`, 'from=2026-02-30', 'status=mended', 'unit=7', 'other=1'])(
  'in "%s" nothing is understood',
  (parameters) => expect(parse(parameters)).toEqual({}),
);

test('a valid value sets a field; any other removes it', () => {
  const open = fields.with({}, 'status', 'open');
  expect(fields.with(open, 'unit', '101')).toEqual({ status: 'open', unit: '101' });
  expect(fields.with(open, 'status', 'mended')).toEqual({});
  expect(fields.with(open, 'status', '')).toEqual({});
  expect(fields.with(open, 'status', undefined)).toEqual({});
});
