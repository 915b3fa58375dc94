export default async function globalTeardown() {
  await Promise.all((globalThis.rigbookTestServers ?? []).map((server) => server.stop()));
}
