import path from 'node:path';
import { openTopics } from '@rigbook/contracts/live-updates/live.words';
import { readAgain } from '../../bench/friday/open-page.js';

/** What a home screen shows. */
const shown = ['/api/vehicles', '/api/bookings', '/api/responder-hours', '/api/recommendations', '/api/activity'];

it('opens pages in the benchmark that read again what the real page does', async () => {
  const ofPage = path.resolve(import.meta.dirname, '../../../frontend/src/lib/live-updates/keys-of-topics.ts');
  const { keysOfTopics } = (await import(ofPage)) as {
    keysOfTopics: Readonly<Record<string, readonly (readonly string[])[]>>;
  };
  for (const topic of openTopics) {
    const paths = keysOfTopics[topic]!.filter((key) => key.length === 1).flat();
    expect([topic, readAgain[topic] ?? []]).toEqual([topic, paths.filter((one) => shown.includes(one))]);
  }
});
