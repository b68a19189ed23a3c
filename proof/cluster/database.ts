import { openConnection } from '../../src/server/database/db.ts';
import { freePort } from '../../test/plateful-process.ts';
import { type Programs, type Running, until } from './programs.ts';

const BIN = '/usr/lib/postgresql/15/bin';

export interface DatabaseNode {
  name: string;
  port: number;
  /** The port of Patroni's own API, which knows who leads. */
  restPort: number;
  patroni: Running;
}

export interface DatabaseCluster {
  nodes: DatabaseNode[];
  poolers: Running[];
  haproxy: Running;
  urls: { pooled: string; direct: string; replica: string };
  /** The leader, and a node that follows it closely. */
  roles(): Promise<{ primary: DatabaseNode; replica: DatabaseNode | null }>;
  hasReplica(): Promise<boolean>;
}

/**
 * Two PostgreSQL servers under Patroni, which elects the leader in etcd. HAProxy routes to the leader, a follower or
 * pgbouncer. A commit waits for the replica, so no acknowledged write is lost with the primary.
 */
export async function startDatabases(programs: Programs): Promise<DatabaseCluster> {
  const [client, peer] = [await freePort(), await freePort()];
  programs.run('etcd', 'etcd', [
    ...['--name', 'etcd', '--data-dir', programs.directory('etcd'), '--log-level', 'warn'],
    ...['--listen-client-urls', `http://127.0.0.1:${client}`],
    ...['--advertise-client-urls', `http://127.0.0.1:${client}`],
    ...['--listen-peer-urls', `http://127.0.0.1:${peer}`],
    ...['--initial-advertise-peer-urls', `http://127.0.0.1:${peer}`],
    ...['--initial-cluster', `etcd=http://127.0.0.1:${peer}`],
  ]);
  await until('Starting etcd', async () => (await fetch(`http://127.0.0.1:${client}/health`)).ok);

  const nodes: DatabaseNode[] = [];
  for (const name of ['node1', 'node2']) {
    const node = { name, port: await freePort(), restPort: await freePort() };
    const config = programs.file(`${name}.yml`, patroniConfig(programs, node, client));
    nodes.push({ ...node, patroni: programs.run('patroni', name, [config], `${name}-data/postmaster.pid`) });
    // The first node initializes the database.
    if (nodes.length === 1) await until('Making the database', () => answers(node.restPort, 'primary'));
  }
  const roles = async () => {
    const leading = await Promise.all(nodes.map(({ restPort }) => answers(restPort, 'primary')));
    const following = await Promise.all(nodes.map(({ restPort }) => answers(restPort, 'synchronous')));
    const primary = nodes[leading.indexOf(true)];
    if (!primary) throw new Error('Nobody leads.');
    return { primary, replica: nodes[following.indexOf(true)] ?? null };
  };
  const hasReplica = async () => (await roles()).replica !== null;
  await until('Making the replica', hasReplica);

  const ports = { primary: await freePort(), replica: await freePort(), pooler: await freePort() };
  const poolerPorts = [await freePort(), await freePort()];
  const haproxy = programs.run('haproxy', 'haproxy-database', [
    '-db',
    '-f',
    programs.file('haproxy-database.cfg', haproxyConfig(nodes, ports, poolerPorts)),
  ]);
  const poolers = poolerPorts.map((port, at) =>
    programs.run('pgbouncer', `pgbouncer${at}`, [
      programs.file(`pgbouncer${at}.ini`, pgbouncerConfig(port, ports.primary)),
    ]),
  );
  const url = (port: number) => `postgres://postgres@127.0.0.1:${port}/plateful`;
  await until('Leading to the primary', () => created(ports.primary));
  await until('Pooling', async () => {
    await query(url(ports.pooler), 'select 1');
    return true;
  });
  return {
    nodes,
    poolers,
    haproxy,
    urls: { pooled: url(ports.pooler), direct: url(ports.primary), replica: url(ports.replica) },
    roles,
    hasReplica,
  };
}

export async function query(url: string, text: string, values: unknown[] = []) {
  const client = openConnection({ connectionString: url }, 3_000);
  try {
    await client.connect();
    return (await client.query(text, values)).rows as Record<string, unknown>[];
  } finally {
    void client.end();
  }
}

async function created(port: number): Promise<boolean> {
  await query(`postgres://postgres@127.0.0.1:${port}/postgres`, 'create database plateful');
  return true;
}

async function answers(restPort: number, role: string): Promise<boolean> {
  const response = await fetch(`http://127.0.0.1:${restPort}/${role}`).catch(() => null);
  return response?.ok === true;
}

interface Place {
  name: string;
  port: number;
  restPort: number;
}

function patroniConfig({ folder }: Programs, { name, port, restPort }: Place, etcd: number): string {
  return `
scope: plateful
name: ${name}
restapi: { listen: "127.0.0.1:${restPort}", connect_address: "127.0.0.1:${restPort}" }
etcd3: { host: "127.0.0.1:${etcd}" }
bootstrap:
  dcs:
    ttl: 8
    loop_wait: 2
    retry_timeout: 3
    synchronous_mode: true
    postgresql:
      use_pg_rewind: true
      parameters: { max_connections: 120, wal_keep_size: 256MB, wal_receiver_timeout: 3s, wal_sender_timeout: 3s }
  initdb: [ { encoding: UTF8 }, { locale: C.UTF-8 }, data-checksums ]
postgresql:
  listen: 127.0.0.1:${port}
  connect_address: 127.0.0.1:${port}
  data_dir: ${folder}/${name}-data
  bin_dir: ${BIN}
  pgpass: ${folder}/${name}.pgpass
  authentication:
    superuser: { username: postgres, password: unused }
    replication: { username: replicator, password: unused }
    rewind: { username: postgres, password: unused }
  pg_hba: [ "host all all 127.0.0.1/32 trust", "host replication all 127.0.0.1/32 trust" ]
  parameters: { unix_socket_directories: "" }
`;
}

function haproxyConfig(
  nodes: readonly Place[],
  ports: { primary: number; replica: number; pooler: number },
  poolers: readonly number[],
): string {
  const roles = (['primary', 'replica'] as const).map(
    (role) => `
listen ${role}
  bind 127.0.0.1:${ports[role]}
  option httpchk OPTIONS /${role}
  http-check expect status 200
  default-server inter 500ms fastinter 200ms fall 2 rise 1 on-marked-down shutdown-sessions
${nodes.map(({ name, port, restPort }) => `  server ${name} 127.0.0.1:${port} check port ${restPort}`).join('\n')}
`,
  );
  return `
global
  maxconn 2000
defaults
  mode tcp
  timeout connect 1s
  timeout client 1h
  timeout server 1h
  timeout check 1s
  option redispatch
${roles.join('')}
listen pooler
  bind 127.0.0.1:${ports.pooler}
  default-server inter 500ms fastinter 200ms fall 2 rise 1 on-marked-down shutdown-sessions
${poolers.map((port, at) => `  server pooler${at} 127.0.0.1:${port} check`).join('\n')}
`;
}

/** As `docs/operate.md` says. */
function pgbouncerConfig(port: number, primary: number): string {
  return `
[databases]
* = host=127.0.0.1 port=${primary} user=postgres connect_query='set statement_timeout = 2500'
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
max_client_conn = 500
default_pool_size = 20
server_connect_timeout = 2
server_login_retry = 1
query_wait_timeout = 3
`;
}
