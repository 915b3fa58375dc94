/** An answer, or a part of one, that Postgres wrote as JSON: sent as it is, since reading it would only mean writing it again. */
export class JsonText<Answer> {
  /** only for the type checker: what the text describes */
  declare readonly answer: Answer;

  constructor(readonly text: string) {}

  static list<Item>(items: readonly JsonText<Item>[]): JsonText<Item[]> {
    return new JsonText(`[${items.map(({ text }) => text).join(',')}]`);
  }
}

/**
 * How Fastify writes answers. Bytes are as good as text to it, although its types do not say so, and measuring and compressing a
 * long text would convert it to bytes each time.
 */
export const writeAnswer = (answer: unknown): string =>
  answer instanceof JsonText ? (Buffer.from(answer.text) as unknown as string) : JSON.stringify(answer);
