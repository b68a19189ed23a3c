import { proofSoFar, Report, writeSection } from './report.ts';

interface Part {
  title: string;
  /** Measures and reports; throws only if it cannot run here. */
  prove(report: Report): Promise<void>;
}

/** The parts in the order of `docs/proof.md`; each is loaded when it runs. */
const PARTS: Record<string, () => Promise<Part>> = {
  durability: () => import('./durability.ts'),
  faults: () => import('./faults.ts'),
  'event-loop': () => import('./event-loop.ts'),
  overload: () => import('./overload.ts'),
  soak: () => import('./soak.ts'),
  backup: () => import('./backup.ts'),
  container: () => import('./container.ts'),
  fuzz: () => import('./fuzz.ts'),
  'row-policies': () => import('./row-policies.ts'),
  cluster: () => import('./cluster/main.ts'),
  cdn: () => import('./cdn.ts'),
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !Object.hasOwn(PARTS, name));
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}. Parts: ${Object.keys(PARTS).join(', ')}.`);
  process.exit(64);
}

const day = new Date().toISOString().slice(0, 10);
let missed = 0;
for (const name of asked.length > 0 ? asked : Object.keys(PARTS)) {
  const { title, prove } = await (PARTS[name] as () => Promise<Part>)();
  console.log(`\n${title}`);
  const report = new Report();
  await prove(report);
  writeSection(title, report, day);
  missed += report.missed;
}
console.log(`\n${proofSoFar()}`);
console.log(missed === 0 ? 'Every target is met.' : `${missed} targets are missed.`);
process.exit(missed === 0 ? 0 : 1);
