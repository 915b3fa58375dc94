import { Redis } from 'ioredis';

/** All keys of a Redis with all that they hold. */
export async function redisContents(url: string): Promise<readonly string[]> {
  const client = new Redis(url);
  const contents: string[] = [];
  for await (const keys of client.scanStream() as AsyncIterable<string[]>)
    for (const key of keys) contents.push(JSON.stringify([key, await valueOf(client, key)]));
  client.disconnect();
  return contents;
}

async function valueOf(client: Redis, key: string): Promise<unknown> {
  const type = await client.type(key);
  switch (type) {
    case 'string':
      return client.get(key);
    case 'hash':
      return client.hgetall(key);
    case 'list':
      return client.lrange(key, '0', '-1');
    case 'set':
      return client.smembers(key);
    case 'zset':
      return client.zrange(key, '0', '-1');
    case 'stream':
      return client.xrange(key, '-', '+');
    default:
      throw new Error(`Redis holds a ${type}, which the search does not read`);
  }
}
