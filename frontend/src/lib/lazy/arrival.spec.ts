import { renderHook, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { postponeNewVersion, useNewVersion } from '../new-version.js';
import { server } from '../../testing/server.js';
import { bringFiles, giveUpWaiting, whenArrived } from './arrival.js';

let count = 0;
const newFile = () => `assets/part-${(count += 1)}.js`;
const answers = (file: string, ...statuses: readonly number[]) => {
  const asked: string[] = [];
  server.use(
    http.get(`*/${file}`, ({ request }) => {
      asked.push(request.url);
      return new HttpResponse('', { status: statuses[asked.length - 1] ?? 200 });
    }),
  );
  return asked;
};
const run = () => jest.fn(async () => 'module');

afterEach(postponeNewVersion);

test('an import runs once its files are there, and asks for each only once', async () => {
  const file = newFile();
  const asked = answers(file);
  const begin = run();
  expect(await Promise.all([whenArrived(begin, [file]), whenArrived(begin, [file])])).toEqual(['module', 'module']);
  expect(await whenArrived(begin, [file])).toBe('module');
  expect(asked).toHaveLength(1);
});

test('an import whose file fails does not run, so that it can be repeated', async () => {
  const file = newFile();
  const asked = answers(file, 503);
  const begin = run();
  await expect(whenArrived(begin, [file])).rejects.toThrow('503');
  expect(begin).not.toHaveBeenCalled();
  expect(await whenArrived(begin, [file])).toBe('module');
  expect(asked).toHaveLength(2);
});

test('a request without an answer can be given up', async () => {
  const file = newFile();
  server.use(http.get(`*/${file}`, () => new Promise<never>(() => undefined), { once: true }));
  const waiting = whenArrived(run(), [file]);
  giveUpWaiting(0);
  await expect(waiting).rejects.toThrow();
  answers(file);
  expect(await whenArrived(run(), [file])).toBe('module');
});

test('a request that may still be answered is not given up', async () => {
  const file = newFile();
  const asked = answers(file);
  const waiting = whenArrived(run(), [file]);
  giveUpWaiting(10_000);
  expect(await waiting).toBe('module');
  expect(asked).toHaveLength(1);
});

describe('a file that the server no longer has', () => {
  beforeEach(() => {
    sessionStorage.clear();
    jest.spyOn(console, 'error').mockImplementation(() => undefined); // jsdom cannot load a page again
  });
  const isOffered = () => renderHook(useNewVersion).result.current !== undefined;
  const left = () => sessionStorage.length > 0;

  test('if somebody waits for it, the other version is loaded', async () => {
    const file = newFile();
    answers(file, 404);
    await expect(whenArrived(run(), [file])).rejects.toThrow('404');
    expect([left(), isOffered()]).toEqual([true, false]);
  });

  test('if nobody waits for it, the other version is only offered', async () => {
    const file = newFile();
    answers(file, 404);
    bringFiles(() => whenArrived(run(), [file]));
    await waitFor(() => expect(isOffered()).toBe(true));
    expect(left()).toBe(false);
  });
});

test('files can be brought without running what they contain', async () => {
  const file = newFile();
  const asked = answers(file);
  const begin = run();
  bringFiles(() => whenArrived(begin, [file]));
  await whenArrived(run(), [file]);
  expect(begin).not.toHaveBeenCalled();
  expect(asked).toHaveLength(1);
});

test('an import without listed files waits for the one that it names', async () => {
  const file = newFile();
  const asked = answers(file);
  const begin = Object.assign(run(), { toString: () => `()=>import(\`./${file.replace('assets/', '')}\`)` });
  expect(await whenArrived(begin)).toBe('module');
  expect(asked).toHaveLength(1);
});
