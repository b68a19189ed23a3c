import { SCOPES } from '../src/features/api-tokens/rules/scopes.ts';
import { ERROR_STATUS } from '../src/shared/errors.ts';
import { ENDPOINTS, type Endpoint } from '../test/endpoints/endpoints.ts';
import { OTHER_ROUTES, statusOf } from '../test/endpoints/other-routes.ts';
import { type Answer, PEOPLE, type PersonRole, policy } from '../test/endpoints/policy.ts';
import { FIELDS } from '../test/endpoints/sweep-fields.ts';

const ROLES = Object.keys(PEOPLE) as PersonRole[];

/** The policy as `docs/access.md` publishes it. */
export function policyTable(): string {
  const features = Map.groupBy(ENDPOINTS, ({ name }) => name.split('.')[0] ?? '');
  const head = ['call', ...ROLES.map(named), 'API token', 'with somebody else’s id'];
  const parts = [...features]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([feature, endpoints]) => `## ${feature}\n\n${table(head, endpoints.map(row))}`);
  const others = OTHER_ROUTES.map((route) => [
    `${route.what}: \`${route.method} ${route.path}\``,
    ...ROLES.map((role) => String(statusOf(route, role))),
  ]);
  return [
    ...Object.entries(PEOPLE).map(([role, meaning]) => `- **${named(role)}**: ${meaning}`),
    '',
    ...parts.flatMap((part) => [part, '']),
    '## Addresses that are not endpoints, by status',
    '',
    table(['address', ...ROLES.map(named)], others),
  ].join('\n');
}

/** `otherSubscriber` in words. */
const named = (role: string) => role.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

const table = (head: readonly string[], rows: readonly string[][]) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

function row(endpoint: Endpoint): string[] {
  const { name, method, path } = endpoint;
  return [
    `\`${name}\` ${method} ${path}`,
    ...ROLES.map((role) => cell(policy(role, endpoint))),
    SCOPES.filter((scope) => policy(scope, endpoint) === 'yes').length === SCOPES.length
      ? 'any'
      : (SCOPES.find((scope) => policy(scope, endpoint) === 'yes') ?? '–'),
    foreignIds(endpoint),
  ];
}

const cell = (answer: Answer) =>
  answer === 'yes' || answer === 'refused'
    ? answer
    : answer === 'not_elevated'
      ? '403 until logged in as admin'
      : String(ERROR_STATUS[answer]);

/** What happens with each id of somebody else that the endpoint accepts. */
function foreignIds({ name, idFields }: Endpoint): string {
  const said = idFields.flatMap((field) => {
    const plan = FIELDS[`${name} ${field}`];
    if (!plan || 'own' in plan) return [];
    const allowed = plan.shown ?? plan.allowed;
    return `\`${field}\`: ${allowed ? lowerFirst(allowed) : plan.admins ? 'refused, except to admins' : 'refused'}`;
  });
  return said.join('; ') || '–';
}

const lowerFirst = (text: string) => (text[0] ?? '').toLowerCase() + text.slice(1).replace(/\.$/, '');
