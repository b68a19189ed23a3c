// The smallest Node servers that do one thing each, for comparison on the same machine in the same run.
import { randomUUID } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import pg from 'pg';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';

const READY_BYTES = 10_000;
const SSR_ELEMENTS = 200;
const [socket = '', portText = '0'] = process.argv.slice(2);
const pool = new pg.Pool({ host: socket, port: 5432, user: 'plateful', database: 'plateful', max: 12 });

const { rows: sample } = await pool.query<{ id: string }>('select id from recipes limit 1000');
await pool.query('create table if not exists bench_inserts (id uuid primary key, text text not null)');
const ready = Buffer.from(JSON.stringify({ text: 'x'.repeat(READY_BYTES) }));
const anyId = () => sample[Math.floor(Math.random() * sample.length)]?.id;

const CARD =
  'id, title, description, image, prep_time, cook_time, servings, difficulty, category, tags, views, likes, created_at';
const answers: Record<string, () => Promise<Buffer | string> | Buffer | string> = {
  '/http': () => ready,
  '/row': () => json('row', 'select * from recipes where id = $1', [anyId()]),
  '/list': () => json('list', `select ${CARD} from recipes order by created_at desc, id desc limit 20`, []),
  '/fts': () =>
    json('fts', `select ${CARD} from recipes where search @@ to_tsquery('plateful', $1) limit 20`, [
      'chicken',
    ]),
  '/ssr': () =>
    renderToString(
      createElement(
        'main',
        null,
        ...Array.from({ length: SSR_ELEMENTS }, (_, at) =>
          createElement('p', { key: at, className: 'line' }, `Line ${at}`),
        ),
      ),
    ),
  '/insert': () =>
    json('insert', 'insert into bench_inserts (id, text) values ($1, $2)', [randomUUID(), 'text']),
};

async function json(name: string, text: string, values: unknown[]): Promise<string> {
  return JSON.stringify((await pool.query({ name, text, values })).rows);
}

const server = createServer(async (request, response: ServerResponse) => {
  const answer = answers[request.url ?? ''];
  if (!answer) return response.writeHead(404).end();
  response.writeHead(200, { 'content-type': 'application/json' }).end(await answer());
});
server.listen(Number(portText), '127.0.0.1', () => console.log('ready'));
