import { expect, test } from 'vitest';
import { refusalOf } from '../../../test/refusal.ts';
import { fileOf, jsonOf } from './body.ts';

const MB = 1024 * 1024;
const LIMIT = { bytes: 100 * MB, message: 'Too large.' };

/** A request whose body arrives as the test says. */
function coming(type = 'application/octet-stream') {
  let controller!: ReadableStreamDefaultController<Uint8Array>;
  const body = new ReadableStream<Uint8Array>({
    start(given) {
      controller = given;
    },
  });
  const headers = { 'content-type': type, 'transfer-encoding': 'chunked' };
  const init = { method: 'POST', headers, body, duplex: 'half' } as RequestInit;
  return {
    request: new Request('http://localhost/', init),
    send: (bytes: Uint8Array) => controller.enqueue(bytes),
    end: () => controller.close(),
  };
}

test('of too many bodies at once, the first are dropped and the others read', async () => {
  const [stalled, ...others] = Array.from({ length: 3 }, () => coming());
  const refused = refusalOf(fileOf((stalled as (typeof others)[0]).request, LIMIT));
  stalled?.send(new Uint8Array(60 * MB));
  const read = others.map(({ request }) => fileOf(request, LIMIT));
  for (const { send } of others) send(new Uint8Array(40 * MB));
  expect(await refused).toMatch(/^unavailable: /);
  for (const { end } of others) end();
  for (const file of await Promise.all(read)) expect(file?.size).toBe(40 * MB);
});

test('text is reassembled, wherever it was split', async () => {
  const { request, send, end } = coming('application/json; charset=utf-8');
  for (const byte of new TextEncoder().encode('{"dish":"Crème brûlée 🍮","\\"":[1]}'))
    send(new Uint8Array([byte]));
  end();
  expect(await jsonOf(request)).toEqual({ dish: 'Crème brûlée 🍮', '"': [1] });
});

test.each([
  ['"\\ud800"', '\ufffd'],
  ['"a\\udc00b"', 'a\ufffdb'],
  ['"\\uDF6E\\uD83C"', '\ufffd\ufffd'],
  ['"\\ud83c\\udf6e"', '🍮'],
  ['"\\ud83c\\ud83c\\udf6e"', '\ufffd🍮'],
  ['"\\\\ud800"', '\\ud800'],
  ['"\\\\\\ud800 \\u00e9 \\n"', '\\\ufffd é \n'],
  ['{"\\ud800":1}', { '\ufffd': 1 }],
])('half of a letter is replaced in %s', async (json, expected) => {
  const headers = { 'content-type': 'application/json', 'content-length': String(json.length) };
  const request = new Request('http://localhost/', { method: 'POST', headers, body: json });
  expect(await jsonOf(request)).toEqual(expected);
});
