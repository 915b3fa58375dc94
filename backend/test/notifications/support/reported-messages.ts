import { randomUUID } from 'node:crypto';
import type { TestApp } from '../../support/app.js';
import { later, path, signatureOf, webhookOf, type Message } from './whatsapp-report.js';

interface Told {
  readonly state?: string;
  readonly attempts?: number;
  /** null: the attempt's end is not written down */
  readonly providerId?: string | null;
}

interface Row {
  readonly state: string;
  readonly problem: string | null;
  readonly said: string | null;
  readonly provider_id: string | null;
  readonly delivered_at: string | null;
  readonly read_at: string | null;
}

/** What the specs of reports do with an application, asked for once it is there. */
export function reportedMessages(app: () => TestApp) {
  const post = (body: string, signature: string | undefined = signatureOf(body)) => {
    const request = app().visitor().post(path).set('Content-Type', 'application/json');
    return (signature === '' ? request : request.set('X-Hub-Signature-256', signature)).send(body);
  };

  const report = (...statuses: readonly object[]) => post(webhookOf(statuses)).expect(200);

  let messages = 0;
  /** A message as delivery leaves it. */
  async function told({ state = 'sent', attempts = 1, providerId }: Told = {}): Promise<Message> {
    const message = { id: randomUUID(), wamid: `wamid.HBgMOTcyNTAwMDAw${(messages += 1)}=` };
    const known = providerId === undefined ? message.wamid : providerId;
    await app().database.query({
      name: '',
      text: `INSERT INTO notification (id, event_id, kind, channel, recipient, responder_id, stream, state, created_at, due_at,
                                     look_at, tries, attempts, provider_id)
           VALUES ($1, $1, 'signature_request', 'whatsapp', 'responder', $1, $1, $2, $3, $3, $3, $4, $4, $5)`,
      values: [message.id, state, later(-60), attempts, known],
    });
    if (attempts > 0)
      await app().database.query({
        name: '',
        text: `INSERT INTO notification_attempt (notification_id, number, began_at, outcome, provider_id)
             VALUES ($1, $2, $3, $4, $5)`,
        values: [message.id, attempts, later(-30), known === null ? null : 'sent', known],
      });
    return message;
  }

  async function rowOf({ id }: Message): Promise<Row> {
    const rows = await app().database.query<Row>({
      name: '',
      text: `SELECT state, problem, said, provider_id, delivered_at, read_at FROM notification WHERE id = $1`,
      values: [id],
    });
    return rows[0]!;
  }
  const attemptsOf = ({ id }: Message) =>
    app().database.query<{ outcome: string; problem: string | null }>({
      name: '',
      text: `SELECT outcome, problem FROM notification_attempt WHERE notification_id = $1 ORDER BY number`,
      values: [id],
    });

  return { post, report, told, rowOf, attemptsOf };
}
