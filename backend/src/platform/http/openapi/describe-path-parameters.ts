import type { OpenAPIObject } from '@nestjs/swagger';

interface Parameter {
  readonly in: string;
  readonly name: string;
  readonly required?: boolean;
  readonly description?: string;
  readonly schema?: {
    readonly type?: string;
    readonly format?: string;
    readonly $ref?: string;
    readonly pattern?: string;
  };
}
interface WithParameters {
  parameters?: Parameter[];
}

/** What the id after each word of a path belongs to. */
const owners: Readonly<Record<string, string>> = {
  'access-tokens': 'access token',
  agreements: 'booking',
  checklists: 'edition',
  bookings: 'booking',
  'coverage-floors': 'floor',
  damage: 'damage report',
  defects: 'defect',
  'erasure-requests': 'responder',
  expenses: 'expense',
  'license-verifications': 'licence verification',
  notifications: 'message',
  'damage-photos': 'photo',
  'seen-photos': 'photo',
  photos: 'photo',
  devices: 'device',
  passkeys: 'passkey',
  sessions: 'device',
  'service-plans': 'service plan',
  services: 'service',
  papers: 'paper',
  'standing-shifts': 'standing shift',
  templates: 'message template',
  uploads: 'upload',
  users: 'responder',
  vehicles: 'vehicle',
  'waiting-sign-ins': 'waiting sign-in',
  waitlist: 'wish',
  substitutes: 'offer',
  'handing-on': 'offer',
  'joint-handovers': 'joint handover',
  webhooks: 'webhook',
};

/**
 * Describes every `{id}` of a path as a UUID: branded ids leave no run-time type for the document. A description in the
 * controller takes precedence.
 */
export function describePathParameters(document: OpenAPIObject): void {
  for (const [path, item] of Object.entries(document.paths)) {
    const ids = [...path.matchAll(/(?:([\w-]+)\/)?\{(\w+)\}/g)].map(([, word = '', name = '']) => ({ word, name }));
    for (const operation of Object.values(item) as WithParameters[]) {
      const described = operation.parameters ?? [];
      const others = described.filter((parameter) => parameter.in !== 'path');
      const own = (name: string) =>
        described.find(
          (each) => each.name === name && (each.schema?.$ref ?? each.schema?.pattern ?? each.description) !== undefined,
        );
      operation.parameters = [...ids.map(({ name, word }) => own(name) ?? idOf(owners[word], name)), ...others];
    }
  }
}

const idOf = (owner: string | undefined, name: string): Parameter => ({
  name,
  in: 'path',
  required: true,
  ...(owner && { description: `The ${owner}'s id.` }),
  schema: { type: 'string', format: 'uuid' },
});
