import { agreementEditions } from './editions.js';
import { finesClause } from './liability-clause.js';

test.each(agreementEditions.map((edition) => [edition.version, edition] as const))(
  'edition %s says who pays fines',
  (_, edition) => {
    const found = finesClause(edition);
    expect(found?.number).toMatch(/^\d+\.\d+$/);
    expect(found?.clause.text.en).toMatch(/fines/);
  },
);
