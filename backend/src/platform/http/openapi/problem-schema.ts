import { refusals } from '@rigbook/contracts/refusals/refusals';

const text = (description: string, example: string) => ({ type: 'string', description, example });
/** What every refusal is answered with. */
export const problemSchema = {
  type: 'object',
  description: 'A problem document (RFC 9457).',
  required: ['type', 'title', 'status', 'detail', 'code', 'correlationId'],
  properties: {
    type: text('A URN that names the kind of refusal.', 'urn:rigbook:refusal:booking-not-found'),
    title: text('The kind of refusal in a few words.', 'Booking not found'),
    status: { type: 'integer', description: 'The HTTP status.', example: 404 },
    detail: text(
      'A sentence for the person who asked: what is wrong and what to do next.',
      'This booking was not found.',
    ),
    code: { type: 'string', enum: Object.keys(refusals), description: 'Stable code for programs.' },
    correlationId: text('Names this request in the log of the server.', '5f0c2f4e-3f1b-4c55-9a51-0d6f6d0a3c11'),
    errors: {
      type: 'array',
      description: 'What is wrong with which field.',
      items: {
        type: 'object',
        required: ['field', 'message'],
        properties: { field: { type: 'string' }, message: { type: 'string' } },
      },
    },
    facts: {
      type: 'object',
      description: 'What the decision was based on, if that helps.',
      additionalProperties: true,
    },
  },
} as never;
