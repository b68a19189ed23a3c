/** Who may import whom: the house's rules in checks (docs/architecture.md). */
import { FEATURES } from './tools/features.mjs';

const feature = '^src/features/([^/]+)/';
const TESTS = '\\.test\\.ts$';

/** One rule a feature: it imports none that stands after it. Tests may set up what they need. */
const oneDirection = FEATURES.flatMap((name, place) => {
  const later = FEATURES.slice(place + 1);
  if (later.length === 0) return [];
  return {
    name: `${name}-imports-only-earlier-features`,
    severity: 'error',
    from: { path: `^src/features/${name}/`, pathNot: TESTS },
    to: { path: `^src/features/(${later.join('|')})/` },
  };
});

export default {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    { name: 'resolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
    ...oneDirection,
    {
      name: 'every-feature-has-its-place',
      severity: 'error',
      from: {},
      to: { path: feature, pathNot: `^src/features/(${FEATURES.join('|')})/` },
    },
    {
      name: 'shared-stands-alone',
      severity: 'error',
      from: { path: '^src/shared/' },
      to: { path: '^src/(?!shared/)' },
    },
    {
      name: 'the-service-worker-is-small',
      severity: 'error',
      from: { path: '^src/worker/', pathNot: TESTS },
      to: { path: '^src/', pathNot: '^src/(worker|shared)/|^src/web/pending/outbox-store' },
    },
    {
      name: 'nothing-imports-the-service-worker',
      severity: 'error',
      from: { path: '^src/(?!worker/)' },
      to: { path: '^src/worker/' },
    },
    {
      name: 'nothing-imports-the-app',
      severity: 'error',
      from: { path: '^src/(?!app/)', pathNot: TESTS },
      to: { path: '^src/app/' },
    },
    {
      name: 'kernels-know-no-feature',
      severity: 'error',
      from: { path: '^src/(server|web)/', pathNot: TESTS },
      to: { path: '^src/features/' },
    },
    {
      name: 'contract-imports-contracts-and-rules',
      severity: 'error',
      from: { path: `${feature}contract\\.ts$` },
      to: { path: '^src/', pathNot: '^src/shared/|^src/features/[^/]+/(contract\\.ts$|rules(/|\\.ts$))' },
    },
    {
      name: 'rules-are-pure',
      severity: 'error',
      from: { path: `${feature}(rules/|rules\\.ts$)`, pathNot: TESTS },
      to: { path: '^src/', pathNot: '^src/shared/|^src/features/[^/]+/rules(/|\\.ts$)' },
    },
    {
      name: 'rules-use-no-platform',
      severity: 'error',
      from: { path: `${feature}(rules/|rules\\.ts$)`, pathNot: TESTS },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'server-never-web',
      severity: 'error',
      from: { path: '^src/(server/|features/[^/]+/server/)' },
      to: { path: '^src/(web/|features/[^/]+/web/)' },
    },
    {
      name: 'web-never-server',
      severity: 'error',
      from: { path: '^src/(web/|features/[^/]+/web/|app/(?!server/))' },
      to: { path: '^src/(server/|features/[^/]+/(server|data)/|app/server/)' },
    },
    {
      name: 'foreign-server-through-its-doors',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/server/', pathNot: TESTS },
      to: {
        path: '^src/features/[^/]+/server/',
        pathNot: '^src/features/$1/|/server/(tables|access|queries|commands|catalog)(/|\\.ts$)',
      },
    },
    {
      name: 'kit-knows-nothing',
      severity: 'error',
      from: { path: '^src/web/ui/' },
      to: { path: '^src/(app|features|server)/|^src/web/(?!ui/)' },
    },
    {
      name: 'no-development-code',
      severity: 'error',
      from: { path: '^src/', pathNot: `${TESTS}|^src/app/server/dev\\.ts$|^src/app/routes\\.ts$` },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    parser: 'swc',
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
    exclude: { path: '^(build|\\.react-router|data|test/api-client)/' },
  },
};
