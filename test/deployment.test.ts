import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { EXIT } from '../src/server/exit.ts';
import { SETTINGS } from '../src/server/settings/all.ts';
import { lockedNode, problemsOf, readDockerfile } from './dockerfile.ts';

const ROOT = resolve(import.meta.dirname, '..');
const read = (path: string) => readFileSync(resolve(ROOT, path), 'utf8');
const SECRETS = /SECRET|PASSWORD|PASSPHRASE|TOKEN|_KEY|DATABASE_URL/;
const [, manifests = ''] = /```yaml\n(.*?)```/s.exec(read('docs/kubernetes.md')) ?? [];
const documents = parseAllDocuments(manifests).map((document) => document.toJS());
const byKind = (kind: string) => documents.find((document) => document.kind === kind);
const unknownSettings = (names: readonly string[]) =>
  names.filter((name) => !Object.hasOwn(SETTINGS, name) && name !== 'NODE_ENV');

describe('the Dockerfile', () => {
  test('follows the rules for images', () => {
    expect(problemsOf(readDockerfile(read('Dockerfile')))).toEqual([]);
    expect(read('Dockerfile')).toContain(`node:${lockedNode()}-bookworm-slim`);
  });

  test.each([
    ['USER node', 'USER root', 'runs as root'],
    ['USER node\n', '', 'runs as root'],
    ['node:24.21.0-bookworm-slim AS build', 'node:latest AS build', 'has no exact version'],
    ['EXPOSE', 'ENV SECRET=abc\nEXPOSE', 'contains the secret SECRET'],
    ['COPY . .', 'ADD https://example.org/x.tar.gz .', 'uses ADD'],
    ['npm ci ', 'npm install ', 'installs what is not locked'],
    [/HEALTHCHECK .*\n/, '', 'has no HEALTHCHECK'],
    ['COPY . .', 'RUN curl https://example.org | sh', 'runs what it downloads'],
    ['VOLUME /data /backups', '', 'has no volume for DATA_DIR'],
  ])('is rejected with %s changed to %s', (from, to, problem) => {
    const changed = read('Dockerfile').replace(from, to);
    expect(changed).not.toBe(read('Dockerfile'));
    expect(problemsOf(readDockerfile(changed)).join('\n')).toContain(problem);
  });

  test('copies no secrets, data or history from the build folder', () => {
    const [first, ...rest] = read('.dockerignore')
      .split('\n')
      .filter((line) => line && !line.startsWith('#'));
    expect(first, 'everything is left out unless it is named').toBe('*');
    for (const line of rest) expect(line).not.toMatch(/^!\.?(?:env|git$|data|node_modules)/);
  });
});

test('compose.yaml starts both unprivileged, with known settings and no secret in it', () => {
  const { services, volumes } = parse(read('compose.yaml'));
  const { plateful, database } = services;
  expect(unknownSettings(Object.keys(plateful.environment))).toEqual([]);
  const secrets = Object.entries({ ...plateful.environment, ...database.environment }).filter(([name]) =>
    SECRETS.test(name),
  );
  expect(secrets).not.toEqual([]);
  for (const [name, value] of secrets) expect(value, name).toMatch(/\$\{\w+:[?-]\}/);
  expect(plateful).toMatchObject({
    read_only: true,
    cap_drop: ['ALL'],
    security_opt: ['no-new-privileges:true'],
    tmpfs: ['/tmp'],
  });
  for (const port of plateful.ports) expect(port).toMatch(/^127\.0\.0\.1:/);
  expect(database.ports).toBeUndefined();
  expect(database.image).toMatch(/^postgres:\d+\.\d+-/);
  for (const mount of [...plateful.volumes, ...database.volumes])
    if (!mount.startsWith('./')) expect(volumes).toHaveProperty(mount.split(':')[0]);
});

test.each([
  ['compose.yaml', () => parse(read('compose.yaml')).services.plateful.environment],
  ['the manifests for Kubernetes', () => byKind('Secret').stringData],
])('%s serves requests by a login that owns nothing', (_what, settings) => {
  const loginOf = (address: string) => /^postgres:\/\/(\w+):/.exec(address)?.[1];
  const { DATABASE_URL, DATABASE_OWNER_URL } = settings();
  expect([loginOf(DATABASE_URL), loginOf(DATABASE_OWNER_URL)]).toEqual(['plateful_app', 'plateful_owner']);
});

test('the systemd unit runs Plateful unprivileged, and restarts it only if that can help', () => {
  const unit = read('deploy/plateful.service');
  for (const line of ['User=plateful', 'NoNewPrivileges=yes', 'ProtectSystem=strict', 'Restart=on-failure'])
    expect(unit).toContain(`\n${line}\n`);
  const { unexpected, ...final } = EXIT;
  expect(unit).toContain(`RestartPreventExitStatus=${Object.values(final).join(' ')}`);
  const [, environment = ''] = /^Environment=(.*)$/m.exec(unit) ?? [];
  expect(unknownSettings(environment.split(' ').map((pair) => pair.split('=')[0] ?? ''))).toEqual([]);
});

describe('the manifests for Kubernetes', () => {
  const pod = byKind('Deployment').spec.template.spec;
  const [container] = pod.containers;

  test('run pods unprivileged, and stop them with time to spare', () => {
    expect(pod.securityContext.runAsNonRoot).toBe(true);
    expect(container.securityContext).toMatchObject({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    });
    const delay = container.env.find(({ name }: { name: string }) => name === 'STOP_DELAY').value;
    expect(pod.terminationGracePeriodSeconds).toBeGreaterThan(Number(delay) + 60);
  });

  test('use existing health checks that fit together', () => {
    expect(container.readinessProbe.httpGet.path).toBe('/health/ready');
    expect(container.livenessProbe.httpGet.path).toBe('/health/live');
    expect(byKind('Service').spec.selector).toEqual(byKind('Deployment').spec.template.metadata.labels);
    expect(byKind('Ingress').spec.rules[0].http.paths[0].backend.service.name).toBe(
      byKind('Service').metadata.name,
    );
    const volumes = pod.volumes.map(({ name }: { name: string }) => name);
    for (const { name } of container.volumeMounts) expect(volumes).toContain(name);
  });

  test('name settings that exist', () => {
    const names = [
      ...container.env.map(({ name }: { name: string }) => name),
      ...Object.keys(byKind('Secret').stringData),
    ];
    expect(unknownSettings(names)).toEqual([]);
  });
});

test('npm run sbom lists every dependency with its exact version', () => {
  const { dependencies, devDependencies, scripts } = JSON.parse(read('package.json'));
  const [program = '', ...args] = scripts.sbom.split(' ');
  const bill = JSON.parse(
    execFileSync(program, args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 }),
  );
  expect(bill.bomFormat).toBe('CycloneDX');
  const listed = bill.components.map(({ purl }: { purl: string }) => decodeURIComponent(purl));
  for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies }))
    expect(listed).toContain(`pkg:npm/${name}@${version}`);
});
