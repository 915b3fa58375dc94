import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { postMessage } from './post-message.js';

let server: Server;
let answer: (socket: Socket) => void;
const open = new Set<Socket>();

beforeAll(async () => {
  server = createServer((socket) => {
    open.add(socket);
    socket.on('error', () => undefined).once('data', () => answer(socket));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(async () => {
  for (const socket of open) socket.destroy();
  await new Promise((closed) => server.close(closed));
});

const post = (address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, more: object = {}) =>
  postMessage({ address, headers: {}, body: '{}', onlyPublic: false, ...more });

describe('an answer', () => {
  it('that wants to speak another protocol is a refusal, and the end of the connection', async () => {
    let closed: Promise<unknown> | undefined;
    answer = (socket) => {
      closed = once(socket, 'close');
      socket.write('HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: Upgrade\r\n\r\nand more');
    };
    expect(await post()).toMatchObject({ failure: 'refused-status', answeredStatus: 101 });
    await closed;
  });

  it('that only ever announces another one is not waited for', async () => {
    answer = (socket) => socket.write('HTTP/1.1 103 Early Hints\r\nlink: </a>\r\n\r\n');
    expect(await post(undefined, { answerWithinMillis: 50 })).toMatchObject({ failure: 'timed-out' });
  });

  it('counts once its status is there, though the rest does not come', async () => {
    answer = (socket) => socket.write('HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\ntaken');
    const time = new AbortController();
    jest.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(time.signal);
    const timeIsUp = () => setImmediate(() => time.abort());
    subscribe('http.client.response.finish', timeIsUp); // the status was read
    expect(await post()).toMatchObject({ failure: null, answeredStatus: 200 });
    unsubscribe('http.client.response.finish', timeIsUp);
  });

  it.each([
    ['200 OK', { failure: null, answeredStatus: 200, said: 'half' }],
    ['503 Busy', { failure: 'refused-status', answeredStatus: 503, said: 'half' }],
  ])('%s counts, though its connection is cut', async (status, result) => {
    answer = (socket) => socket.end(`HTTP/1.1 ${status}\r\ncontent-length: 100\r\n\r\nhalf`);
    expect(await post()).toMatchObject(result);
  });

  it('that is none is no answer', async () => {
    answer = (socket) => socket.end('good day\r\n\r\n');
    expect(await post()).toMatchObject({ failure: 'unreachable', answeredStatus: null });
    answer = (socket) => socket.end();
    expect(await post()).toMatchObject({ failure: 'unreachable', answeredStatus: null });
  });
});

describe('where only the open internet may be called', () => {
  it.each(['https://localhost/', 'https://127.0.0.1/', 'https://[::1]/', 'https://10.0.0.1/'])('%s is not', (address) =>
    expect(post(address, { onlyPublic: true })).resolves.toMatchObject({ failure: 'private-address', said: null }),
  );
});
