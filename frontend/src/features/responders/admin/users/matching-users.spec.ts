import type { User } from '../../../../lib/http/answers.js';
import { matchingUsers } from './matching-users.js';

const user = (unitNumber: string, firstName: string | null, department: User['department']) =>
  ({ unitNumber, firstName, lastName: 'Levi', email: null, department }) as User;
const users = [user('101', 'Dana', 'EMT'), user('102', 'נועה', 'Paramedic'), user('111', null, null)];
const found = (wanted: string) => matchingUsers(users, wanted).map(({ unitNumber }) => unitNumber);

test.each([
  ['', ['101', '102', '111']],
  ['  ', ['101', '102', '111']],
  ['10', ['101', '102']],
  ['dana', ['101']],
  ['levi paramedic', ['102']],
  ['נוע', ['102']],
  ['dana paramedic', []],
])('"%s" finds %j', (wanted, units) => {
  expect(found(wanted)).toEqual(units);
});
