import { reportUnseenRefusals } from './refusals-unseen.mjs';

export default async function globalTeardown(globalConfig) {
  await Promise.all((globalThis.rigbookTestServers ?? []).map((server) => server.stop()));
  reportUnseenRefusals(process.env.RIGBOOK_REFUSALS, globalConfig);
}
