import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http';
import type { Socket } from 'node:net';
import type { Config } from '../config.ts';
import { fixedHeaders } from './security.ts';
import { SlowClients } from './slow-clients.ts';
import { HTTP_TIMEOUTS } from './timeouts.ts';

/** Node's own server, with a limit on what slow clients cost, and with our headers on Node's own refusals too. */
export async function createWebServer(
  config: Pick<Config, 'publicUrl'>,
  answer: RequestListener,
): Promise<Server> {
  const headers = await fixedHeaders(config);
  const slow = new SlowClients();
  const server = createServer(HTTP_TIMEOUTS, (incoming, outgoing) => {
    // Node's own refusal would lack the headers.
    if (incoming.headers.host === undefined && incoming.httpVersion === '1.1')
      return refuse(outgoing, 400, headers);
    slow.watch(incoming, outgoing);
    return answer(incoming, outgoing);
  });
  server.on('checkExpectation', (_: IncomingMessage, outgoing: ServerResponse) =>
    refuse(outgoing, 417, headers),
  );
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    if (socket.writable && !isAnswering(socket)) {
      const status = STATUS_OF[error.code ?? ''] ?? 400;
      const lines = [...headers, ['content-length', '0'], ['connection', 'close']].map((line) =>
        line.join(': '),
      );
      socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('\r\n')}\r\n\r\n`);
    }
    socket.destroySoon();
  });
  server.on('close', () => slow.close());
  return server;
}

/** Statuses as in Node's own responses. */
const STATUS_OF: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Nothing may be written into the middle of a response. */
function isAnswering(socket: Socket & { _httpMessage?: ServerResponse | null }): boolean {
  return socket._httpMessage?.headersSent === true;
}

function refuse(
  outgoing: ServerResponse,
  status: number,
  headers: readonly (readonly [string, string])[],
): void {
  outgoing.writeHead(status, [...headers.flat(), 'content-length', '0', 'connection', 'close']).end();
}
