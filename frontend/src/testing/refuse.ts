import { HttpResponse } from 'msw';

/** A problem document as the API sends it. */
export const refuse = (status: number, code: string, detail: string, facts?: object) =>
  HttpResponse.json(
    { type: 'about:blank', title: code, status, detail, code, correlationId: 'test-1', facts },
    { status, headers: { 'content-type': 'application/problem+json' } },
  );
