import { MOST_FINES } from '../audit/fines.rules.js';
import { withFacts, withoutFacts } from './refusal-definition.js';

/** What the audit cannot answer (docs/domain.md#audit). */
export const auditRefusals = {
  REPLAY_UNDER_WAY: withoutFacts(
    409,
    'Another replay is under way',
    'Another replay is running. Please try again in a moment.',
  ),
  REPLAY_TOO_LONG: withoutFacts(
    503,
    'Replay takes too long',
    'The log up to that moment is too long to replay. Please choose an earlier moment, or contact the operator of Rigbook.',
  ),
  FINES_UNREADABLE: withFacts<{ line: number }>({
    status: 400,
    title: 'File not readable',
    detail: ({ line }) =>
      `The file cannot be read as CSV from line ${line} on. Please check the quotation marks there.`,
    example: { line: 7 },
  }),
  FINES_COLUMNS_MISSING: withoutFacts(
    400,
    'Columns missing',
    'The first row has to name a column "vehicle" (a name or a plate number) and a column "time".',
  ),
  FINES_NONE: withoutFacts(400, 'No fines in the file', 'The file has no rows below the first one.'),
  FINES_TOO_MANY: withoutFacts(400, 'Too many fines', `The file has more than ${MOST_FINES} fines. Please split it.`),
};
