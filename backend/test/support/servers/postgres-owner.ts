import { startEmbeddedPostgres } from '../../../src/platform/embedded-postgres/embedded-postgres.js';

// A process that owns an embedded server, for tests that end it in hard ways: prints its connection string and stays
const server = await startEmbeddedPostgres({ folder: process.argv[2] ?? '', durable: false });
process.stdout.write(`${JSON.stringify({ url: server.superuserUrl(), pid: server.pid })}\n`);
setInterval(() => {}, 60_000);
