/** Who may import whom. The design's section 3 in checks; see CONTRIBUTING.md. */
const feature = '^src/features/([^/]+)/';
// The composition roots: the only files that know every feature.
const roots =
  '^src/(contract|page-context)\\.ts$|^src/server/(app|running|main|dev)\\.ts$|^src/server/(http|demo|cli)/|^src/web/(routes\\.ts|root\\.tsx|layout/)';

export default {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    { name: 'resolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
    {
      name: 'shared-stands-alone',
      severity: 'error',
      from: { path: '^src/shared/' },
      to: { path: '^src/(?!shared/)' },
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
      from: { path: `${feature}(rules/|rules\\.ts$)`, pathNot: '\\.test\\.ts$' },
      to: { path: '^src/', pathNot: '^src/shared/|^src/features/[^/]+/rules(/|\\.ts$)' },
    },
    {
      name: 'rules-use-no-platform',
      severity: 'error',
      from: { path: `${feature}(rules/|rules\\.ts$)`, pathNot: '\\.test\\.ts$' },
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
      from: { path: '^src/(web/|features/[^/]+/web/)' },
      to: { path: '^src/(server/|features/[^/]+/(server|data)/)' },
    },
    {
      name: 'foreign-server-through-its-doors',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/server/', pathNot: '\\.test\\.ts$' },
      to: {
        path: '^src/features/[^/]+/server/',
        pathNot: '^src/features/$1/|/server/(tables|access|queries|commands|catalogue)(/|\\.ts$)',
      },
    },
    {
      name: 'host-knows-no-feature',
      severity: 'error',
      from: { path: '^src/(server|web)/', pathNot: roots },
      to: { path: '^src/features/', pathNot: '^src/features/subscription/rules\\.ts$' },
    },
    {
      name: 'kit-knows-nothing',
      severity: 'error',
      from: { path: '^src/web/ui/' },
      to: { path: '^src/(features|server)/|^src/web/(?!ui/)' },
    },
    {
      name: 'no-development-code',
      severity: 'error',
      from: { path: '^src/', pathNot: '\\.test\\.ts$|^src/server/dev\\.ts$|^src/web/routes\\.ts$' },
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
    exclude: { path: '^(build|\\.react-router|data)/' },
  },
};
