export default async function globalTeardown() {
  await globalThis.rigbookTestServer?.stop();
}
