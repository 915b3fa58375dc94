import { accessKinds, kindOfRefusal } from '@rigbook/contracts/access-record/access-record.words';
import { repositoryTexts } from './support/repository/repository-texts.js';

it('every kind that the access record can show is recorded somewhere', () => {
  const sources = [...repositoryTexts()]
    .filter(([file]) => file.startsWith('backend/src/') && file.endsWith('.ts'))
    .map(([, text]) => text)
    .join('\n');
  const refused = new Set<string>(Object.values(kindOfRefusal));
  expect(accessKinds.filter((kind) => !refused.has(kind) && !sources.includes(`'${kind}'`))).toEqual([]);
});
