import type { RefusalCode } from '@rigbook/contracts/refusals/refusals';

type Answer = {
  status: number;
  body: { code?: string; detail?: string };
  headers: Record<string, string>;
  text: string;
};
/** A problem document with that code, which says nothing of how the server is made. */
export const expectProblem = (answer: Answer, status: number, code: RefusalCode) => {
  expect({ status: answer.status, code: answer.body.code }).toEqual({ status, code });
  expect(answer.headers['content-type']).toContain('application/problem+json');
  expect(answer.text).not.toMatch(/node_modules|\.ts:|SELECT |INSERT |\n\s+at /);
};
