import { callingSpan, correlationId } from './correlation-id.js';

const SENT = '5F0C2F4E-3f1b-4c55-9a51-0d6f6d0a3c11';
const TRACE = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';

describe('the correlation id of a request', () => {
  it('is what the caller sends, in lower case', () => {
    expect(correlationId({ 'x-correlation-id': SENT, traceparent: TRACE })).toBe(SENT.toLowerCase());
  });

  it('is otherwise the trace of the caller', () => {
    expect(correlationId({ 'x-correlation-id': 'text', traceparent: TRACE })).toBe(
      '4bf92f35-77b3-4da6-a3ce-929d0e0e4736',
    );
    expect(correlationId({ traceparent: `${TRACE}-later` })).toBe('4bf92f35-77b3-4da6-a3ce-929d0e0e4736');
  });

  it.each([
    ['00-00000000000000000000000000000000-00f067aa0ba902b7-01'],
    ['00-4bf92f3577b34da6a3ce929d0e0e4736-0000000000000000-01'],
    ['00-4BF92F3577B34DA6A3CE929D0E0E4736-00f067aa0ba902b7-01'],
    ['sesame'],
    [''],
  ])('is a new one if the trace is invalid: %s', (traceparent) => {
    expect(callingSpan({ traceparent })).toBeUndefined();
    expect(correlationId({ traceparent })).toMatch(/^[0-9a-f-]{36}$/);
  });
});
