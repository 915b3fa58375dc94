/** What most answers have; a caller that needs more names it. */
export interface Named {
  readonly id: string;
}

/** Calls a server of any version over the network, with the session of one person. */
export class Client {
  private cookie = '';

  constructor(
    private readonly address: string,
    private readonly headers: Readonly<Record<string, string>> = {},
  ) {}

  /** Signs in with the demo's digits. */
  static async signedIn(address: string, unitNumber: string): Promise<Client> {
    const client = new Client(address);
    await client.post('/api/auth/login', { unitNumber, phoneLastFour: `0${unitNumber}` });
    return client;
  }

  /** The administrator of the demo, past the admin password. */
  static async administrator(address: string): Promise<Client> {
    const client = await Client.signedIn(address, '100');
    await client.post('/api/auth/verify-admin-password', { password: 'rigbook-demo' });
    return client;
  }

  /** The auditor of the demo, past their own password. */
  static async auditor(address: string): Promise<Client> {
    const client = await Client.signedIn(address, '110');
    await client.post('/api/auth/audit/password', { password: 'rigbook-demo' });
    return client;
  }

  get<T = Named>(path: string): Promise<T> {
    return this.send('GET', path);
  }

  post<T = Named>(path: string, body?: object): Promise<T> {
    return this.send('POST', path, body);
  }

  put<T = Named>(path: string, body: object): Promise<T> {
    return this.send('PUT', path, body);
  }

  delete<T = Named>(path: string, body?: object): Promise<T> {
    return this.send('DELETE', path, body);
  }

  async bytes(path: string): Promise<Buffer> {
    return Buffer.from(await (await this.answer('GET', path)).arrayBuffer());
  }

  async text(path: string): Promise<string> {
    return (await this.answer('GET', path)).text();
  }

  /** The code with which the server refuses. @throws where it does not */
  async refusal(method: string, path: string, body?: object): Promise<string> {
    const answer = await this.fetch(method, path, body);
    if (answer.ok) throw new Error(`${method} ${path} was expected to be refused`);
    return ((await answer.json()) as { code: string }).code;
  }

  private async send<T>(method: string, path: string, body?: object): Promise<T> {
    const text = await (await this.answer(method, path, body)).text();
    return (text === '' ? undefined : JSON.parse(text)) as T;
  }

  private async answer(method: string, path: string, body?: object): Promise<Response> {
    const answer = await this.fetch(method, path, body);
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return answer;
  }

  private async fetch(method: string, path: string, body?: object): Promise<Response> {
    const photo = Buffer.isBuffer(body);
    const answer = await fetch(new URL(path, this.address), {
      method,
      headers: {
        ...this.headers,
        ...(this.cookie !== '' && { cookie: this.cookie }),
        ...(body && { 'content-type': photo ? 'image/jpeg' : 'application/json' }),
      },
      ...(body && { body: photo ? new Uint8Array(body) : JSON.stringify(body) }),
    });
    const [cookie] = answer.headers.getSetCookie();
    if (cookie !== undefined) this.cookie = cookie.split(';')[0] ?? '';
    return answer;
  }
}
